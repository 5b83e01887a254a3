/** What one may do at any time: offer a deal, use a card, propose a fix, leave. Never gold, never in the way. */
import door from 'game-icon:exit-door';
import sparkles from 'game-icon:sparkles';
import votes from 'game-icon:vote';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import type { Seat } from '@undercroft/engine';
import { useEffect, useId, useState } from 'react';
import { ALIVE, MOST_MENDED, type ProposeDecision } from '../../../src/index.ts';
import { mayAsk, nameOf, type Props, withNames } from '../../board-props.ts';
import { cardName, itemCard } from '../../cards.ts';
import { roomWords } from '../../words.ts';
import { TradeButton } from '../deals/trade-dialog.tsx';

/** Cards whose action may be taken in anybody's turn. */
function RoundCards({ props }: { props: Props }) {
  const say = useSay();
  const uses = (mayAsk(props, 'use')?.options ?? []).flatMap((d) => (d.kind === 'use' ? [d] : []));
  return uses.map((d) => (
    <Button key={d.card} icon={sparkles} data-decision="use" disabled={props.busy} onClick={() => props.decide(d)}>
      {say('phf.turn.use', { card: cardName(props.words.say, props.view, d.seat, d.card) })}
    </Button>
  ));
}

function Leave({ props }: { props: Props }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  // In the own turn leaving is one of its answers; two presses away, as always.
  const d = props.asked
    .flatMap(({ options }) => options)
    .find((each) => each.kind === 'leave' || (each.kind === 'turn' && each.do === 'leave'));
  if (d === undefined) return null;
  return (
    <>
      <Button tone="ghost" icon={door} onClick={() => setOpen(true)}>
        {say('phf.turn.leave')}
      </Button>
      <Dialog open={open} title={say('phf.leave.title')} onClose={() => setOpen(false)}>
        <p>{say('phf.leave.help')}</p>
        <Button tone="danger" data-decision="leave" disabled={props.busy} onClick={() => props.decide(d)}>
          {say('phf.turn.leave')}
        </Button>
      </Dialog>
    </>
  );
}

type FixName = ProposeDecision['fix'];

/** Lists for the two pickers of each sort of fix: what is fixed, and to what. */
function pickers({ view, seats, words }: Props, fix: FixName, say: ReturnType<typeof useSay>) {
  const living = view.seats.flatMap((s, seat) => (s.status === ALIVE ? [seat] : []));
  const people = living.map((seat) => ({ value: seat, name: nameOf(seats, seat) }));
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, name: String(from + i) }));
  const to: Record<FixName, (what: number) => { value: number; name: string }[]> = {
    item: () => [...people, { value: -1, name: say('phf.fix.discard') }],
    room: () => view.rooms.map((_, room) => ({ value: room, name: `${room + 1}: ${roomWords(say, words.say, view, room)}` })),
    hp: (who) => numbers(0, view.seats[who]?.maxHp ?? 1).reverse(),
    draw: () => numbers(1, MOST_MENDED),
    skip: () => numbers(0, MOST_MENDED),
    goal: () => [{ value: 1, name: say('phf.fix.finished') }],
  };
  const held = view.seats.flatMap((s) => s.items).map((item) => ({ value: item, name: itemCard(words.say, view, item)?.name ?? '' }));
  return { what: fix === 'item' ? held : people, to: to[fix] };
}

function fixOf(seat: Seat, fix: FixName, what: number, to: number, reason: string): ProposeDecision {
  const base = { seat, kind: 'propose', reason } as const;
  return fix === 'item' ? { ...base, fix, item: what, to } : { ...base, fix, who: what, to };
}

const FIXES: readonly FixName[] = ['hp', 'item', 'room', 'draw', 'skip', 'goal'];

function Pick({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: number;
  onChange(n: number): void;
  options: readonly { value: number; name: string }[];
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(e) => onChange(Number(e.target.value))}>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function FixForm({ props, me, onDone }: { props: Props; me: Seat; onDone(): void }) {
  const say = useSay();
  const id = useId();
  const [fix, setFix] = useState<FixName>('hp');
  const [wish, setWish] = useState({ what: -2, to: -2 });
  const [reason, setReason] = useState('');
  const { what, to } = pickers(props, fix, say);
  const chosen = what.find((each) => each.value === wish.what)?.value ?? what[0]?.value ?? -2;
  const targets = to(chosen);
  const target = targets.find((each) => each.value === wish.to)?.value ?? targets[0]?.value ?? -2;
  const d = fixOf(me, fix, chosen, target, reason.trim());
  const wrong = props.whyNot(d);
  return (
    <>
      <Choices<FixName>
        label={say('phf.fix.what')}
        value={fix}
        onChange={setFix}
        choices={FIXES.map((each) => ({ value: each, title: say(`phf.fix.${each}`) }))}
      />
      <Pick label={say('phf.fix.whom')} value={chosen} options={what} onChange={(n) => setWish({ ...wish, what: n })} />
      <Pick label={say('phf.fix.to')} value={target} options={targets} onChange={(n) => setWish({ ...wish, to: n })} />
      <div className="field">
        <label htmlFor={id}>{say('phf.fix.reason')}</label>
        <input id={id} className="input" maxLength={140} value={reason} onChange={(e) => setReason(e.target.value)} />
      </div>
      <p className="slip phf-summary">{chosen === -2 ? '' : withNames(props.words.decision(props.view, d), props)}</p>
      <Button
        tone="gold"
        data-decision="propose"
        disabled={props.busy}
        why={chosen === -2 ? say('phf.fix.nothing') : wrong?.message}
        onClick={() => {
          props.decide(d);
          onDone();
        }}
      >
        {say('phf.fix.propose')}
      </Button>
    </>
  );
}

function FixButton({ props }: { props: Props }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const asked = mayAsk(props, 'propose') !== null;
  const over = props.scene === null && !asked;
  useEffect(() => {
    if (over) setOpen(false);
  }, [over]);
  if (props.viewer === null || over) return null;
  return (
    <>
      <Button tone="ghost" icon={votes} data-decision={asked ? 'propose' : undefined} disabled={props.busy} onClick={() => setOpen(true)}>
        {say('phf.fix.open')}
      </Button>
      <Dialog open={open} title={say('phf.fix.title')} onClose={() => setOpen(false)} className="phf-dialog">
        {open && <FixForm props={props} me={props.viewer} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

export function Meanwhile({ props }: { props: Props }) {
  if (props.viewer === null || props.view.round === 0 || props.view.ending !== null) return null;
  return (
    <div className="answers phf-meanwhile">
      <TradeButton props={props} />
      <RoundCards props={props} />
      <FixButton props={props} />
      <Leave props={props} />
    </div>
  );
}
