/** Open offers: accept, decline, withdraw; and the pacts that hold. Deals never block anybody. */
import dove from 'game-icon:peace-dove';
import threat from 'game-icon:skull-crossed-bones';
import trade from 'game-icon:trade';
import { type Decision, type Offer, offerWords, type View } from '@undercroft/party-has-fallen';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useSay } from '../../text.ts';
import { mayAsk, nameOf, type Of, type Props, withNames } from './board-props.ts';
import { itemCard } from './cards.ts';

export function wordsOf(props: Props, offer: Offer): string {
  return withNames(offerWords(props.words.say, props.view, { ...offer, seat: offer.from, kind: 'offer', with: offer.parties }), props);
}

function AnswerButton({ d, offer, props }: { d: Of<'answerOffer'>; offer: Offer; props: Props }) {
  const say = useSay();
  const label = d.accept ? say('phf.deal.accept') : say(offer.from === d.seat ? 'phf.deal.withdraw' : 'phf.deal.decline');
  const gift = d.items.map((item) => itemCard(props.view, item)?.name ?? '').join(', ');
  return (
    <Button data-decision="answerOffer" disabled={props.busy} onClick={() => props.decide(d)}>
      {gift === '' ? label : say('phf.deal.giving', { label, items: gift })}
    </Button>
  );
}

function OfferSlip({ props, offer, answers }: { props: Props; offer: Offer; answers: readonly Of<'answerOffer'>[] }) {
  const say = useSay();
  const name = nameOf(props.seats, offer.from);
  const waiting = offer.parties.filter((seat) => !offer.agreed.includes(seat));
  return (
    <li className={`slip phf-offer ${offer.threat ? 'threat' : ''}`}>
      <p>
        <Icon drawing={offer.threat ? threat : trade} />{' '}
        <b>{offer.from === props.viewer ? say('phf.deal.yours') : say(offer.threat ? 'phf.deal.demands' : 'phf.deal.offers', { name })}</b>{' '}
        {wordsOf(props, offer)}.
      </p>
      <p className="second">{say('phf.deal.waiting', { names: waiting.map((seat) => nameOf(props.seats, seat)).join(', ') })}</p>
      <div className="phf-row">
        {answers.map((d) => (
          <AnswerButton key={JSON.stringify(d)} d={d} offer={offer} props={props} />
        ))}
      </div>
    </li>
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
    <ul className="phf-offers" aria-label={say('phf.deals')}>
      {mine.map((offer) => (
        <OfferSlip key={offer.id} props={props} offer={offer} answers={answers.filter((d) => d.offer === offer.id)} />
      ))}
    </ul>
  );
}

export function Pacts({ view, name }: { view: View; name(seat: number): string }) {
  const say = useSay();
  if (view.pacts.length === 0) return <p className="second">{say('phf.pacts.none')}</p>;
  return (
    <ul className="phf-pacts">
      {view.pacts.map((pact) => (
        <li key={`${pact.by} ${pact.to} ${pact.pact} ${pact.until}`}>
          <Icon drawing={dove} />{' '}
          {say(pact.pact === 'peace' ? 'phf.pact.peace' : 'phf.pact.aid', { by: name(pact.by), to: name(pact.to), n: pact.until })}
        </li>
      ))}
    </ul>
  );
}
