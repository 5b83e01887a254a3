/** House rules as people look for them: sets of them first, then a search, then groups that open. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { defaultAt, findHouseRules, inGroups, type OptionGroup, type OptionValues, type Preset, type Wish } from '@undercroft/engine';
import { useMemo, useRef, useState } from 'react';
import type { ToldGame } from '../../games/told.ts';
import { useFetched } from '../../kit/fetched.ts';
import { SearchField } from '../../kit/search-field.tsx';
import { loadRules, plainRule } from '../../rules.ts';
import { changesOf, filled, presetOf, type Visibility } from '../presets.ts';
import { HouseRule, type Spec } from './house-rule.tsx';
import { PresetCards } from './preset-cards.tsx';

interface HouseRulesProps {
  game: ToldGame;
  options: OptionValues;
  visibility: Visibility;
  onChange(options: OptionValues): void;
  /** A preset may need a number of seats. */
  onPreset(preset: Preset): void;
}

interface ListProps {
  form: HouseRulesProps;
  rules: readonly [option: string, spec: Spec][];
  rulings: ReadonlyMap<string, string>;
}

function RuleList({ form: { game, options, visibility, onChange }, rules, rulings }: ListProps) {
  return (
    <ul className="house-rules">
      {rules.map(([key, spec]) => (
        <HouseRule
          key={key}
          spec={spec}
          language={game.language}
          usual={defaultAt(spec, visibility)}
          value={options[key] ?? defaultAt(spec, visibility)}
          onChange={(value) => onChange({ ...options, [key]: value })}
          rulings={rulings}
        />
      ))}
    </ul>
  );
}

/** House rules that belong together, closed; how many there are, and how many are not by the book. */
function Group({ group, form, rulings }: { group: OptionGroup<Spec>; form: HouseRulesProps; rulings: ListProps['rulings'] }) {
  const say = useSay();
  const { game, visibility, options } = form;
  const changed = changesOf(game, visibility, options);
  const differ = group.options.filter(([key]) => Object.hasOwn(changed, key)).length;
  return (
    <details className="rule-group">
      <summary>
        <h3 lang={game.language}>{group.name ?? say('game.houseRules')}</h3>
        {differ > 0 && <span className="chip">{say('game.differ', { n: differ })}</span>}
        <small>{say('game.switches', { n: group.options.length })}</small>
      </summary>
      <RuleList form={form} rules={group.options} rulings={rulings} />
    </details>
  );
}

/** More than this would be a list again. */
const MOST_FOUND = 8;

function Found({ wanted, wishes, form, rulings }: { wanted: string; wishes: readonly Wish[] } & Omit<ListProps, 'rules'>) {
  const say = useSay();
  const language = useLanguage();
  const found = findHouseRules(form.game.houseRules, { wishes, query: wanted, language }).slice(0, MOST_FOUND);
  const words = found.length === 0 ? say('game.foundNone') : say('game.found', { n: found.length });
  return (
    <section aria-label={words}>
      <p className="second" role="status">
        {words}
      </p>
      <RuleList form={form} rules={found} rulings={rulings} />
    </section>
  );
}

export function HouseRulesForm(form: HouseRulesProps) {
  const say = useSay();
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const { game, options, visibility, onChange, onPreset } = form;
  const { value } = useFetched(`${game.slug} ${language}`, () => loadRules(game.slug, language));
  const rulings = useMemo(() => new Map(value?.statements.map(({ id, text }) => [id, plainRule(text)])), [value]);
  const chosen = presetOf(game, visibility, options);
  // Few are found where many stood: the page keeps its length, or the field one types in would move.
  const look = (words: string) => {
    if (wanted === '') setRoom(list.current?.offsetHeight ?? 0);
    setWanted(words);
  };
  return (
    <>
      <PresetCards game={game} chosen={chosen} onChoose={onPreset} />
      <SearchField label={say('game.wanted')} example={say('game.wantedExample')} value={wanted} onChange={look} />
      <div className="rules-sought" ref={list} style={{ minHeight: wanted === '' ? 0 : room }}>
        {wanted.trim() !== '' ? (
          <Found wanted={wanted} wishes={value?.wishes ?? []} form={form} rulings={rulings} />
        ) : (
          <div className="rule-groups">
            {inGroups(game.houseRules, game.houseRuleGroups).map((group) => (
              <Group key={group.key} group={group} form={form} rulings={rulings} />
            ))}
          </div>
        )}
      </div>
      {chosen?.id !== 'book' && (
        <Button tone="ghost" onClick={() => onChange(filled(game, visibility))}>
          {say('game.reset')}
        </Button>
      )}
    </>
  );
}
