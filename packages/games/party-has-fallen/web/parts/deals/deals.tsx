/** Open offers: accept, decline, withdraw; and the pacts that hold. Deals never block anybody. */
import broken from 'game-icon:broken-heart';
import dove from 'game-icon:peace-dove';
import whisper from 'game-icon:silence';
import threat from 'game-icon:skull-crossed-bones';
import words from 'game-icon:talk';
import trade from 'game-icon:trade';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { OfferSlip } from '@undercroft/board/question/offer.tsx';
import { type Say, useSay } from '@undercroft/board/text.ts';
import { type Decision, ITEMS, type Offer, offerWords } from '../../../src/index.ts';
import { mayAsk, nameOf, type Of, type Props, withNames } from '../../board-props.ts';
import { itemCard } from '../../cards.ts';
import { itemLine } from '../sheet/items.tsx';
import type { Promised } from './promises.ts';

export function wordsOf(props: Props, offer: Offer): string {
  return withNames(offerWords(props.words.say, props.view, { ...offer, seat: offer.from, kind: 'offer', with: offer.parties }), props);
}

/** What others do not know of. */
function Quiet() {
  const say = useSay();
  return (
    <span className="chip phf-quiet">
      <Icon drawing={whisper} /> {say('phf.deal.quiet')}
    </span>
  );
}

/** What the items of an offer are, for whoever has to judge it. */
function Goods({ props: { view, words: inWords }, offer }: { props: Props; offer: Offer }) {
  const items = offer.moves.flatMap(({ item }) => (ITEMS[item] === undefined ? [] : [item]));
  return (
    <ul className="phf-goods">
      {items.map((item) => (
        <li key={item}>
          <b>
            {itemCard(inWords.say, view, item)?.name} ({ITEMS[item]!.treasure})
          </b>{' '}
          {itemLine(inWords.say, view, item)}
        </li>
      ))}
    </ul>
  );
}

function answerWords(say: Say, { view, words: inWords }: Props, offer: Offer, d: Of<'answerOffer'>): string {
  const label = d.accept ? say('phf.deal.accept') : say(offer.from === d.seat ? 'phf.deal.withdraw' : 'phf.deal.decline');
  const gift = d.items.map((item) => itemCard(inWords.say, view, item)?.name ?? '').join(', ');
  return gift === '' ? label : say('phf.deal.giving', { label, items: gift });
}

function OpenOffer({ props, offer, answers }: { props: Props; offer: Offer; answers: readonly Of<'answerOffer'>[] }) {
  const say = useSay();
  const name = nameOf(props.seats, offer.from);
  const waiting = offer.parties.filter((seat) => !offer.agreed.includes(seat));
  return (
    <OfferSlip
      props={props}
      icon={offer.threat ? threat : trade}
      threat={offer.threat}
      title={offer.from === props.viewer ? say('phf.deal.yours') : say(offer.threat ? 'phf.deal.demands' : 'phf.deal.offers', { name })}
      options={answers}
      label={(d) => answerWords(say, props, offer, d)}
    >
      {wordsOf(props, offer)}. {offer.among !== undefined && <Quiet />}
      <Goods props={props} offer={offer} />
      <p className="second">{say('phf.deal.waiting', { names: waiting.map((seat) => nameOf(props.seats, seat)).join(', ') })}</p>
    </OfferSlip>
  );
}

/** Only offers that concern the viewer interrupt; the others are in the tab. */
export function Offers({ props }: { props: Props }) {
  const say = useSay();
  const options: readonly Decision[] = mayAsk(props, 'answerOffer')?.options ?? [];
  const answers = options.filter((d): d is Of<'answerOffer'> => d.kind === 'answerOffer');
  const mine = props.view.offers.filter((offer) => answers.some((d) => d.offer === offer.id));
  if (mine.length === 0) return null;
  return (
    <ul className="offers" aria-label={say('phf.deals')}>
      {mine.map((offer) => (
        <OpenOffer key={offer.id} props={props} offer={offer} answers={answers.filter((d) => d.offer === offer.id)} />
      ))}
    </ul>
  );
}

const WHAT = { peace: 'phf.pact.peace', aid: 'phf.pact.aid', words: 'phf.pact.words' } as const;

/** The ledger of promises: which hold, which were kept, which were broken. */
export function Promises({ ledger, name }: { ledger: readonly Promised[]; name(seat: number): string }) {
  const say = useSay();
  if (ledger.length === 0) return <p className="second">{say('phf.pacts.none')}</p>;
  return (
    <ul className="phf-pacts">
      {ledger.map((p, i) => (
        // The same promise may be made twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${p.by} ${p.to} ${p.what} ${p.since} ${i}`} className={p.state}>
          <Icon drawing={p.state === 'broken' ? broken : p.what === 'words' ? words : dove} />
          <span>
            {say(WHAT[p.what], { by: name(p.by), to: name(p.to), n: p.until, words: p.words })}{' '}
            <b>{say(p.what === 'words' ? 'phf.pact.onTrust' : `phf.pact.${p.state}`)}</b>{' '}
            <small>{say('phf.pact.since', { n: p.since })}</small> {p.quiet && <Quiet />}
          </span>
        </li>
      ))}
    </ul>
  );
}
