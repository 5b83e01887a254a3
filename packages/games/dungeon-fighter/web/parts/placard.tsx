/** The monster's placard: name, level and type, what it can do, its two seals, and the tokens that hang on it. */
import { Seal } from '@undercroft/board/art/seal.tsx';
import { Terms } from '@undercroft/board/terms/terms.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { cardName, isBoss, MONSTERS, monsterText, NONE, throwName, type View } from '../../src/index.ts';
import { useGameSay } from '../board-props.ts';
import { BurstAt } from './burst.tsx';
import { MonsterFigure } from './pictures.tsx';
import './placard.css';

/** Tokens on the monster. */
export function tokensOn(view: View): ('tracked' | 'toad' | 'song' | 'charm')[] {
  const { tracked, toad, song, charmedBy } = view;
  return [
    ...(tracked ? (['tracked'] as const) : []),
    ...(toad ? (['toad'] as const) : []),
    ...(song ? (['song'] as const) : []),
    ...(charmedBy !== NONE ? (['charm'] as const) : []),
  ];
}

export function Placard({ view }: { view: View }) {
  const say = useSay();
  const inGame = useGameSay();
  const card = MONSTERS[view.monster];
  if (card === undefined) return null;
  const level = isBoss(view.monster) ? say('df.boss') : say('df.level', { n: ['', 'I', 'II', 'III', 'IV'][card.level]! });
  const special = monsterText(inGame, card);
  return (
    <section className="slip tape df-placard" aria-label={say('df.monster')}>
      <span className="figure" aria-hidden="true">
        <MonsterFigure monster={view.monster} />
      </span>
      <h2 className="df-display">{cardName(inGame, card)}</h2>
      <p className="kind">
        {level} · {inGame(`type.${card.type}`)}
        {view.onMonster > 0 && <> · {say('df.coins', { n: view.onMonster })}</>}
      </p>
      {special !== '' && (
        <p className="special">
          <Terms text={special} />
        </p>
      )}
      {view.compulsory.length > 0 && (
        <p className="wants">
          {view.compulsory.map((key) => (
            <b key={key} className="df-tab">
              {throwName(inGame, key)}
            </b>
          ))}
        </p>
      )}
      {tokensOn(view).length > 0 && (
        <ul className="tokens">
          {tokensOn(view).map((token) => (
            <li key={token}>{say(`df.token.${token}`)}</li>
          ))}
        </ul>
      )}
      <span className="seals">
        <BurstAt at="monster" />
        <Seal number={view.hp} label={say('df.ofHp', { n: card.hp })} tone="health" />
        <Seal number={card.damage} label={say('df.damage')} tone="damage" />
      </span>
    </section>
  );
}
