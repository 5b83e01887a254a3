/** The first page when the server cannot be reached: what this device can play by itself. */

import { Link } from '@undercroft/board/controls/link.tsx';
import { useLanguage, useSay } from '@undercroft/board/text.ts';
import { blurbOf, doorsFor } from './doors.ts';

export function WithoutServer() {
  const say = useSay();
  const language = useLanguage();
  return (
    <section className="without-server">
      <h2>{say('home.offline')}</h2>
      <p className="second">{say('home.offlineHow')}</p>
      <ul>
        {doorsFor([]).map((door) => (
          <li key={door.slug} className="panel">
            <h3>{door.name}</h3>
            <p className="second">{blurbOf(door, language)}</p>
            <p className="reading">
              <Link className="button gold usual" href={`/alone/${door.slug}`}>
                {say('home.alone')}
              </Link>
              <Link className="button plain usual" href={`/learn/${door.slug}`}>
                {say('home.learn')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
