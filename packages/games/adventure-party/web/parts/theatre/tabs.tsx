/** On a phone the upper half shows one thing at a time; the decision stays where the thumb is. */
import items from 'game-icon:card-random';
import quest from 'game-icon:peaks';
import dice from 'game-icon:rolling-dices';
import heroes from 'game-icon:two-shadows';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';

const TABS = { roll: dice, heroes, hand: items, quest } as const;

export function TheatreTabs({ chosen, onChoose, hand }: { chosen: string; onChoose(tab: string): void; hand: number }) {
  const say = useSay();
  const words = {
    roll: say('ap.tab.roll'),
    heroes: say('ap.tab.heroes'),
    hand: say('ap.tab.hand', { n: hand }),
    quest: say('ap.tab.quest'),
  };
  return (
    <nav className="ap-tabs" aria-label={say('ap.tabs')}>
      {(['roll', 'heroes', 'hand', 'quest'] as const).map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === chosen} onClick={() => onChoose(tab)}>
          <Icon drawing={TABS[tab]} />
          {words[tab]}
        </button>
      ))}
    </nav>
  );
}
