/** One of the choices of a new level: beside the others where there is room, else a tile that opens over the whole screen. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type ReactNode, useId } from 'react';

interface PaneProps {
  title: string;
  help: string;
  /** What is chosen, on the tile. */
  chosen: { icon?: string; text: string; small?: string } | null;
  /** The kind of decision; undefined: nothing may be pressed. */
  decision: string | undefined;
  /** What is in it, given how to close it again. */
  children(close: () => void): ReactNode;
}

export function Pane({ title, help, chosen, decision, children }: PaneProps) {
  const say = useSay();
  const id = useId();
  const close = () => {
    const body = document.getElementById(id);
    if (body?.matches(':popover-open')) body.hidePopover();
  };
  return (
    <section className="panel p52-pane" aria-label={title}>
      <button type="button" className="p52-tile" popoverTarget={id} data-decision={decision}>
        <b className="title">{title}</b>
        <span className={`p52-tile-choice ${chosen === null ? 'none' : ''}`}>
          {chosen?.icon !== undefined && <Icon drawing={chosen.icon} />}
          <span>
            <b>{chosen?.text ?? say('p52.say.choose')}</b>
            {chosen?.small !== undefined && <small>{chosen.small}</small>}
          </span>
        </span>
      </button>
      <div id={id} className="p52-pane-body" popover="auto" ref={scrollStop}>
        <header>
          <h3>{title}</h3>
          <p>{help}</p>
        </header>
        {children(close)}
        <Button className="p52-pane-done" size="big" data-decision={decision} onClick={close}>
          {say('p52.level.done')}
        </Button>
      </div>
    </section>
  );
}
