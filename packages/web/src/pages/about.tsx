/** How it works, why the dice are fair, and whose pictures these are. */
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { Page } from '../kit/page.tsx';
import { Rat } from '../kit/rat.tsx';
import './pages.css';

function Credits() {
  const say = useSay();
  return (
    <section>
      <h2>{say('about.credits')}</h2>
      <p>
        {say('about.icons')}{' '}
        <a href="https://game-icons.net/about.html#authors" rel="noreferrer">
          game-icons.net
        </a>
        , <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {say('about.iconsChanged')}
      </p>
      <p>
        {say('about.fonts')} <a href="/licences/grenze-gotisch.txt">Grenze Gotisch</a> (Omnibus-Type),{' '}
        <a href="/licences/atkinson-hyperlegible-next.txt">Atkinson Hyperlegible Next</a> (Braille Institute){' '}
        <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>.
      </p>
      <p>
        {say('about.games')} {say('about.p52')} <a href="https://creativecommons.org/licenses/by-nc-sa/3.0/">CC BY-NC-SA 3.0</a>.{' '}
        {say('about.p52Ours')}
      </p>
    </section>
  );
}

export default function AboutPage() {
  const say = useSay();
  return (
    <Page title={say('about.title')} className="about">
      <article className="slip">
        <h1>{say('about.title')}</h1>
        <p className="lead">{say('about.lead')}</p>
        <section>
          <h2>{say('about.howItWorks')}</h2>
          <ol>
            <li>{say('about.step1')}</li>
            <li>{say('about.step2')}</li>
            <li>{say('about.step3')}</li>
            <li>{say('about.step4')}</li>
          </ol>
        </section>
        <section id="dice">
          <h2>{say('about.dice')}</h2>
          <p>
            {say('about.diceText')} {say('about.diceCheck')} <code>undercroft verify</code> <a href="/api/docs">{say('about.diceMore')}</a>
          </p>
        </section>
        <section>
          <h2>{say('about.privacy')}</h2>
          <p>{say('about.privacyText')}</p>
        </section>
        <Credits />
        <p>
          <Link href="/">{say('error.home')}</Link>
        </p>
      </article>
      <Rat>{say('about.rat')}</Rat>
    </Page>
  );
}
