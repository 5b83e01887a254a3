/** Everything that is wrong with a file, each thing with its place. The sentences are the game's, in English. */
import { useSay } from '@undercroft/board/text.ts';
import { Problem } from '@undercroft/client';
import { BadFile } from '@undercroft/engine';

export function Flaws({ error }: { error: unknown }) {
  const say = useSay();
  const flaws = error instanceof Problem || error instanceof BadFile ? (error.flaws ?? []) : [];
  if (flaws.length === 0) return null;
  return (
    <ul className="flaws" aria-label={say('file.flaws')}>
      {flaws.map(({ at, message }) => (
        <li key={`${at} ${message}`} lang="en">
          {at !== undefined && <code>{at}</code>} {message}
        </li>
      ))}
    </ul>
  );
}
