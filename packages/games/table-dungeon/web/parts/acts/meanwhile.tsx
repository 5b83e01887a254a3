/** What one may do while cards are being chosen: say something, offer a trade, leave. Never in the way, never gold. */
import door from 'game-icon:exit-door';
import talk from 'game-icon:talk';
import trade from 'game-icon:trade';
import type { Asked } from '@undercroft/board/contract.ts';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Decision } from '../../../src/index.ts';
import { mayAsk, type Props, withNames } from '../../board-props.ts';
import { claimChip } from '../../words.ts';

interface MenuProps {
  props: Props;
  asked: Asked<Decision>;
  icon: string;
  /** The button that opens it, and the title of what it opens. */
  name: string;
  title: string;
  intro: string;
  label(d: Decision): string;
  tone?: 'danger';
}

/** Closes what is open when something outside of it is pressed. */
function useOutside(inside: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && inside.current?.contains(event.target) !== true) close();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  });
}

/** A small button that opens the answers to an any-time question beside it; what cannot be undone asks in a dialog. */
function Menu({ props, asked, icon, name, title, intro, label, tone }: MenuProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const menu = useRef<HTMLSpanElement>(null);
  useOutside(menu, open && tone !== 'danger', close);
  const answer = (d: Decision) => {
    close();
    props.decide(d);
  };
  const answers = (
    <>
      <p>{intro}</p>
      <div className="td-choices">
        {asked.options.map((d) => (
          <Button key={JSON.stringify(d)} tone={tone ?? 'plain'} disabled={props.busy} data-decision={d.kind} onClick={() => answer(d)}>
            {label(d)}
          </Button>
        ))}
      </div>
      <Button tone="ghost" onClick={close}>
        {say('td.notNow')}
      </Button>
    </>
  );
  return (
    <span className="td-menu" ref={menu}>
      <button
        type="button"
        className="chip td-opener"
        disabled={props.busy}
        // Phones have room for the icon only.
        aria-label={name}
        aria-expanded={open}
        // Leaving is two steps away, even for a robot.
        data-decision={tone === 'danger' || props.busy ? undefined : asked.ask.kind}
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={icon} />
        <span className="td-opener-name">{name}</span>
      </button>
      {tone === 'danger' ? (
        <Dialog open={open} title={title} onClose={close} className="td-dialog">
          {answers}
        </Dialog>
      ) : (
        open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes it from anywhere inside
          <div className="panel td-popover" onKeyDown={(event) => event.key === 'Escape' && close()}>
            <h3>{title}</h3>
            {answers}
          </div>
        )
      )}
    </span>
  );
}

export function Meanwhile({ props }: { props: Props }) {
  const say = useSay();
  const [claim, offer, leave] = [mayAsk(props, 'claim'), mayAsk(props, 'offer'), mayAsk(props, 'leave')];
  if (claim === null && offer === null && leave === null) return null;
  const inWords = (d: Decision) => withNames(props.words.decision(props.view, d), props);
  return (
    <div className="td-meanwhile">
      {claim !== null && (
        <Menu
          props={props}
          asked={claim}
          icon={talk}
          name={say('td.claim.open')}
          title={say('td.claim.title')}
          intro={say('td.claim.intro')}
          label={(d) => (d.kind === 'claim' ? claimChip(say, d) : '')}
        />
      )}
      {offer !== null && (
        <Menu
          props={props}
          asked={offer}
          icon={trade}
          name={say('td.offer.open')}
          title={say('td.offer.title')}
          intro={say('td.offer.intro')}
          label={inWords}
        />
      )}
      {leave !== null && (
        <Menu
          props={props}
          asked={leave}
          icon={door}
          name={say('td.leave.open')}
          title={say('td.leave.title')}
          intro={say('td.leave.intro')}
          label={() => say('td.leave.confirm')}
          tone="danger"
        />
      )}
    </div>
  );
}
