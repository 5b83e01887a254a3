/** One house rule: its control, what it does to the game, and the ruling behind it. */

import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import type { OptionValue } from '@undercroft/engine';
import type { ToldGame } from '../../games/told.ts';

export type Spec = ToldGame['houseRules'][string];

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
function Reason({ ruling, rulings }: { ruling: string | undefined; rulings: ReadonlyMap<string, string> }) {
  const say = useSay();
  const language = useLanguage();
  if (ruling === undefined) return null;
  const text = rulings.get(ruling);
  if (text === undefined) return <span className="ruling">{ruling}</span>;
  return (
    <details className="ruling">
      <summary>
        {say(language === 'en' ? 'game.why' : 'game.whyInEnglish')} <span>{ruling}</span>
      </summary>
      <p lang="en">{text}</p>
    </details>
  );
}

interface RuleProps extends OneProps {
  usual: OptionValue;
  language: string;
  rulings: ReadonlyMap<string, string>;
}

export function HouseRule({ spec, usual, value, onChange, language, rulings }: RuleProps) {
  const say = useSay();
  const differs = value !== usual;
  return (
    <li className={`house-rule ${differs ? 'differs' : ''}`}>
      <Control spec={spec} value={value} onChange={onChange} />
      <p className="help" lang={language}>
        {spec.help}
      </p>
      <div className="rule-foot">
        <Reason ruling={spec.ruling} rulings={rulings} />
        {differs && <span className="chip">{say('game.differs')}</span>}
      </div>
    </li>
  );
}
