/** House rules as a form made from the game's own options: what each changes, and the ruling behind it. */

import { Button } from '@undercroft/board/controls/button.tsx';
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { defaultAt, inGroups, type OptionValue, type OptionValues, type Preset, spokenIn } from '@undercroft/engine';
import { type ReactNode, useId, useMemo } from 'react';
import type { ToldGame } from '../../games/told.ts';
import { useFetched } from '../../kit/fetched.ts';
import { loadRules, plainRule } from '../../rules.ts';
import { filled, presetOf, presetsFor, type Visibility } from '../presets.ts';

type Spec = ToldGame['houseRules'][string];

interface OneProps {
  spec: Spec;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

function Control({ spec, value, onChange }: OneProps) {
  const say = useSay();
  if (spec.type === 'switch') return <Switch label={spec.name} checked={value === true} onChange={onChange} />;
  if (spec.type === 'number') {
    const words = { less: say('game.less', { name: spec.name }), more: say('game.more', { name: spec.name }) };
    return <Counting label={spec.name} value={Number(value)} min={spec.min} max={spec.max} onChange={onChange} {...words} />;
  }
  const choices = Object.entries(spec.choices).map(([choice, title]) => ({ value: choice, title }));
  return <Choices label={spec.name} value={String(value)} onChange={onChange} choices={choices} />;
}

/** Why there is such a rule: the ruling, from the rules reference. */
function Reason({ ruling, statements }: { ruling: string | undefined; statements: ReadonlyMap<string, string> | undefined }) {
  const say = useSay();
  if (ruling === undefined) return null;
  const text = statements?.get(ruling);
  if (text === undefined) return <span className="ruling">{ruling}</span>;
  return (
    <details className="ruling">
      <summary>
        {say('game.why')} <span>{ruling}</span>
      </summary>
      <p lang="en">{text}</p>
    </details>
  );
}

interface RuleProps extends OneProps {
  usual: OptionValue;
  language: string;
  statements: ReadonlyMap<string, string> | undefined;
}

function HouseRule({ spec, usual, value, onChange, language, statements }: RuleProps) {
  const say = useSay();
  const differs = value !== usual;
  return (
    <li className={`house-rule ${differs ? 'differs' : ''}`}>
      <Control spec={spec} value={value} onChange={onChange} />
      <p className="help" lang={language}>
        {spec.help}
      </p>
      <div className="rule-foot">
        <Reason ruling={spec.ruling} statements={statements} />
        {differs && <span className="chip">{say('game.differs')}</span>}
      </div>
    </li>
  );
}

function Presets({ game, chosen, onChoose }: { game: ToldGame; chosen: Preset | undefined; onChoose(preset: Preset): void }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <div className="presets">
      <div className="choices">
        {presetsFor(game.slug).map((preset) => (
          <button
            type="button"
            className="chip"
            key={preset.id}
            aria-pressed={preset.id === chosen?.id}
            onClick={() => onChoose(preset)}
            title={spokenIn(preset.help, language)}
          >
            {spokenIn(preset.name, language)}
          </button>
        ))}
      </div>
      <p className="second" role="status">
        {chosen ? spokenIn(chosen.help, language) : say('game.presetOwn')}
      </p>
    </div>
  );
}

/** House rules that belong together, under their name if they have one. */
function Group({ name, language, children }: { name: string | null; language: string; children: ReactNode }) {
  const id = useId();
  if (name === null) return <ul className="house-rules">{children}</ul>;
  return (
    <section className="rule-group" aria-labelledby={id}>
      <h3 id={id} lang={language}>
        {name}
      </h3>
      <ul className="house-rules">{children}</ul>
    </section>
  );
}

interface HouseRulesProps {
  game: ToldGame;
  options: OptionValues;
  visibility: Visibility;
  onChange(options: OptionValues): void;
  /** A preset may need a number of seats. */
  onPreset(preset: Preset): void;
}

export function HouseRulesForm({ game, options, visibility, onChange, onPreset }: HouseRulesProps) {
  const say = useSay();
  const { value: rules } = useFetched(game.slug, () => loadRules(game.slug, 'en'));
  const statements = useMemo(() => rules && new Map(rules.statements.map(({ id, text }) => [id, plainRule(text)])), [rules]);
  const chosen = presetOf(game, visibility, options);
  return (
    <>
      <Presets game={game} chosen={chosen} onChoose={onPreset} />
      {inGroups(game.houseRules, game.houseRuleGroups).map((group) => (
        <Group key={group.key} name={group.name} language={game.language}>
          {group.options.map(([key, spec]) => (
            <HouseRule
              key={key}
              spec={spec}
              language={game.language}
              usual={defaultAt(spec, visibility)}
              value={options[key] ?? defaultAt(spec, visibility)}
              onChange={(value) => onChange({ ...options, [key]: value })}
              statements={statements}
            />
          ))}
        </Group>
      ))}
      {chosen?.id !== 'book' && (
        <Button tone="ghost" onClick={() => onChange(filled(game, visibility))}>
          {say('game.reset')}
        </Button>
      )}
    </>
  );
}
