/** What one may do at any time: a small button that opens its answers beside it. Never in the way, never gold. */
import type { DecisionBase } from '@undercroft/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Asked } from '../contract.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Icon } from '../controls/icon.tsx';
import { useSay } from '../text.ts';
import './question.css';

interface MenuProps<D extends DecisionBase> {
  props: { busy: boolean; decide(d: D): void };
  asked: Asked<D>;
  icon: string;
  /** The button that opens it. */
  name: string;
  /** The title of what it opens; left out, the same. */
  title?: string;
  intro: string;
  label(d: D): string;
  /** What cannot be undone asks in a dialog. */
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

const GAP = 8;
const WIDEST = 420;

/** Puts what opens beside its button, where there is more room, and never beyond the window. */
function putBeside(button: DOMRect, box: HTMLElement): void {
  const width = Math.min(WIDEST, innerWidth - 2 * GAP);
  const left = Math.min(Math.max(GAP, button.right - width), innerWidth - width - GAP);
  const above = button.top > innerHeight - button.bottom;
  Object.assign(box.style, {
    width: `${width}px`,
    left: `${left}px`,
    top: above ? 'auto' : `${button.bottom + GAP}px`,
    bottom: above ? `${innerHeight - button.top + GAP}px` : 'auto',
    maxHeight: `${(above ? button.top : innerHeight - button.bottom) - 2 * GAP}px`,
  });
}

/** Lies over everything, so that no board cuts it off, and stays with its button. */
function useBeside(menu: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const [button, box] = [menu.current?.querySelector('.opener'), menu.current?.querySelector<HTMLElement>('.popover')];
    if (!open || !button || !box) return;
    const put = () => putBeside(button.getBoundingClientRect(), box);
    box.showPopover();
    put();
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  }, [menu, open]);
}

export function Menu<D extends DecisionBase>({ props, asked, icon, name, title = name, intro, label, tone }: MenuProps<D>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const menu = useRef<HTMLSpanElement>(null);
  useOutside(menu, open && tone !== 'danger', close);
  useBeside(menu, open);
  const answer = (d: D) => {
    close();
    props.decide(d);
  };
  const answers = (
    <>
      <p>{intro}</p>
      <div className="answers">
        {asked.options.map((d) => (
          <Button key={JSON.stringify(d)} tone={tone ?? 'plain'} disabled={props.busy} data-decision={d.kind} onClick={() => answer(d)}>
            {label(d)}
          </Button>
        ))}
      </div>
      <Button tone="ghost" onClick={close}>
        {say('board.notNow')}
      </Button>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes it, from its button too
    <span className="menu" ref={menu} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <button
        type="button"
        className="chip opener"
        disabled={props.busy}
        // Phones have room for the icon only.
        aria-label={name}
        aria-expanded={open}
        // Leaving is two steps away, even for a robot.
        data-decision={tone === 'danger' || props.busy ? undefined : asked.ask.kind}
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={icon} />
        <span className="opener-name">{name}</span>
      </button>
      {tone === 'danger' ? (
        <Dialog open={open} title={title} onClose={close}>
          {answers}
        </Dialog>
      ) : (
        open && (
          <div className="panel popover" popover="manual">
            <h3>{title}</h3>
            {answers}
          </div>
        )
      )}
    </span>
  );
}
