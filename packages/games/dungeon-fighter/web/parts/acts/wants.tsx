/** What a throw has to be, each with how it is done. */
import { throwHow } from '../../../src/content/text.ts';
import { throwName } from '../../../src/index.ts';
import type { ThrowKey } from '../../../src/throws/index.ts';
import { useGameSay } from '../../board-props.ts';
import './acts.css';

export function Wants({ keys }: { keys: readonly ThrowKey[] }) {
  const inGame = useGameSay();
  if (keys.length === 0) return null;
  return (
    <ul className="df-wants">
      {keys.map((key) => (
        <li key={key}>
          <b className="df-tab">{throwName(inGame, key)}</b> {throwHow(inGame, key)}
        </li>
      ))}
    </ul>
  );
}
