/** Making an offer: partners, items both ways, a pact, a promise, if need be a threat, and for whose ears it is. */
import trade from 'game-icon:trade';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { Sigil } from '@undercroft/board/seats/sigil.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { useEffect, useId, useMemo, useState } from 'react';
import { ITEMS, LONGEST_PROMISE } from '../../../src/index.ts';
import { mayAsk, nameOf, type Props, pageSeat, withNames } from '../../board-props.ts';
import { itemCard } from '../../cards.ts';
import { itemLine } from '../sheet/items.tsx';
import { type Draft, firstDraft, holdsMove, namable, offerOf, redirect, toggleMove, togglePartner, tradePartners } from './trade.ts';

interface PartProps {
  props: Props;
  me: Seat;
  draft: Draft;
  change(draft: Draft): void;
}

function Partners({ props, me, draft, change }: PartProps) {
  const say = useSay();
  return (
    <fieldset className="field">
      <legend className="label">{say('phf.trade.with')}</legend>
      <div className="answers">
        {tradePartners(props.view, me).map((seat) => (
          <button
            key={seat}
            type="button"
            className="chip"
            aria-pressed={draft.partners.includes(seat)}
            onClick={() => change(togglePartner(draft, seat))}
          >
            <Sigil name={pageSeat(props.seats, seat)?.sigil ?? 'mug'} size={24} /> {nameOf(props.seats, seat)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Who gets it; asked only if there is more than one it could go to. */
function Receiver({ props, me, draft, change, item, from }: PartProps & { item: number; from: Seat }) {
  const say = useSay();
  const able = [me, ...draft.partners].filter((seat) => seat !== from);
  const to = draft.moves.find((move) => move.item === item && move.from === from)?.to;
  if (to === undefined || able.length < 2) return null;
  return (
    <select
      className="input"
      value={to}
      aria-label={say('phf.trade.to')}
      onChange={(e) => change(redirect(draft, item, from, Number(e.target.value)))}
    >
      {able.map((seat) => (
        <option key={seat} value={seat}>
          → {nameOf(props.seats, seat)}
        </option>
      ))}
    </select>
  );
}

function Hand({ from, ...part }: PartProps & { from: Seat }) {
  const say = useSay();
  const { props, me, draft, change } = part;
  const items = namable(props.view, me, from);
  const name = nameOf(props.seats, from);
  return (
    <fieldset className="field phf-hand">
      <legend className="label">{from === me ? say('phf.trade.youGive') : say('phf.trade.theyGive', { name })}</legend>
      {items.length === 0 && <p className="second">{say('phf.items.none')}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              className="chip"
              aria-pressed={holdsMove(draft, item, from)}
              onClick={() => change(toggleMove(draft, me, item, from))}
            >
              {itemCard(props.words.say, props.view, item)?.name ?? say('phf.trade.anyOne')}{' '}
              {ITEMS[item] !== undefined && <b className="number">({ITEMS[item].treasure})</b>}
            </button>
            <Receiver {...part} item={item} from={from} />
            <small className="second">{itemLine(props.words.say, props.view, item)}</small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Terms({ draft, change }: PartProps) {
  const say = useSay();
  const id = useId();
  return (
    <>
      <Choices
        label={say('phf.trade.pact')}
        value={draft.pact}
        onChange={(pact) => change({ ...draft, pact })}
        choices={[
          { value: 'none', title: say('phf.trade.noPact') },
          { value: 'peace', title: say('phf.trade.peace') },
          { value: 'aid', title: say('phf.trade.aid') },
        ]}
      />
      <Switch label={say('phf.trade.threat')} checked={draft.threat} onChange={(on) => change({ ...draft, threat: on })} />
      <Switch label={say('phf.trade.quiet')} checked={draft.quiet} onChange={(on) => change({ ...draft, quiet: on })} />
      {draft.quiet && <p className="second">{say('phf.trade.quietHelp')}</p>}
      <div className="field">
        <label htmlFor={id}>{say('phf.trade.promise')}</label>
        <input
          id={id}
          className="input"
          maxLength={LONGEST_PROMISE}
          value={draft.promise}
          onChange={(e) => change({ ...draft, promise: e.target.value })}
        />
      </div>
    </>
  );
}

function Form({ props, me, onDone }: { props: Props; me: Seat; onDone(): void }) {
  const say = useSay();
  const { view } = props;
  const [draft, setDraft] = useState(() => firstDraft(view, me));
  const offer = useMemo(() => offerOf(draft, me), [draft, me]);
  const open = mayAsk(props, 'offer') !== null;
  const wrong = open ? props.whyNot(offer) : null;
  const part = { props, me, draft, change: setDraft };
  const why = !open ? say('phf.trade.wait') : (wrong?.message ?? undefined);
  return (
    <>
      <Partners {...part} />
      {[me, ...draft.partners].map((seat) => (
        <Hand key={seat} {...part} from={seat} />
      ))}
      <Terms {...part} />
      <div className="phf-make">
        <p className="slip phf-summary" aria-live="polite">
          {withNames(props.words.decision(view, offer), props)}
        </p>
        <Button
          tone="gold"
          size="big"
          icon={trade}
          data-decision="offer"
          disabled={props.busy}
          why={why}
          onClick={() => {
            props.decide(offer);
            onDone();
          }}
        >
          {say('phf.trade.make')}
        </Button>
      </div>
    </>
  );
}

/** Stays open while others act, so that nothing typed is lost; goes when the viewer cannot trade any more. */
export function TradeButton({ props }: { props: Props }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { viewer, scene, view } = props;
  const ask = mayAsk(props, 'offer');
  const over = scene === null && ask === null;
  useEffect(() => {
    if (over) setOpen(false);
  }, [over]);
  if (viewer === null || tradePartners(view, viewer).length === 0) return null;
  const barred = over ? say('phf.trade.notNow') : undefined;
  return (
    <>
      <Button
        icon={trade}
        data-decision={ask === null ? undefined : 'offer'}
        disabled={props.busy}
        why={barred}
        onClick={() => setOpen(true)}
      >
        {say('phf.trade.open')}
      </Button>
      <Dialog open={open} title={say('phf.trade.title')} onClose={() => setOpen(false)} className="phf-dialog">
        {open && <Form props={props} me={viewer} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
