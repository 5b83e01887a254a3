/** Choosing heroes: one for a wound, a cure or a lesson; or as many as there are slots. */
import { HEROES, type Hero, type HeroView } from '../../../src/index.ts';
import { CardName } from '../card-name.tsx';
import { MiniDice } from '../dice.tsx';
import { HeroPortrait } from '../hero-card.tsx';
import './acts.css';

export interface HeroOption {
  hero: HeroView;
  /** What would happen to them, in words. */
  what: string;
  bad?: boolean;
  chosen: boolean;
  able: boolean;
}

interface ChoiceProps {
  label: string;
  options: readonly HeroOption[];
  decision: string | undefined;
  /** Only one can be chosen: they are radio buttons. */
  single: boolean;
  /** Nothing is to be chosen yet: who there is. */
  idle?: boolean;
  onChoose(hero: Hero): void;
}

export function HeroChoices({ label, options, decision, single, idle = false, onChoose }: ChoiceProps) {
  const shown = ({ hero, what, bad }: HeroOption) => (
    <>
      <HeroPortrait hero={hero.card} wounded={hero.wounded} upgraded={hero.upgraded} />
      <b className="ap-display">
        <CardName card={HEROES[hero.card]} />
      </b>
      <span className={`what ${bad ? 'bad' : ''}`}>
        {what} <MiniDice dice={hero.dice} size={15} />
      </span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div className="ap-pick-hero" role={single && !idle ? 'radiogroup' : 'group'} aria-label={label}>
      {options.map((option, i) => {
        const { hero, chosen, able } = option;
        if (idle)
          return (
            <span key={hero.card} className="slip ap-hero-choice">
              {shown(option)}
            </span>
          );
        return (
          <button
            key={hero.card}
            type="button"
            data-hero={hero.card}
            className="slip ap-hero-choice"
            {...(single ? { role: 'radio', 'aria-checked': chosen } : { 'aria-pressed': chosen })}
            aria-keyshortcuts={String(i + 1)}
            disabled={decision === undefined || !able}
            data-decision={able ? decision : undefined}
            onClick={() => onChoose(hero.card)}
          >
            {shown(option)}
          </button>
        );
      })}
    </div>
  );
}
