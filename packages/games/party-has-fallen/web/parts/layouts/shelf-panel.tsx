/** The shelf: dungeons drawn before, to take down, name, throw away, send and receive. */
import trash from 'game-icon:trash-can';
import { Button } from '@undercroft/board/controls/button.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { gridOf } from '@undercroft/board/map/drawing.ts';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import { asText, forget, fromText, type Kept, keep, useShelf } from './shelf.ts';

/** A dungeon the size of a stamp. */
function Stamp({ drawing }: { drawing: string }) {
  const grid = gridOf(drawing, 0);
  return (
    <span className="phf-stamp-map" style={{ '--columns': grid[0]?.length ?? 1 } as CSSProperties} aria-hidden="true">
      {grid.flatMap((row, y) =>
        // A square is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        row.map((on, x) => <i key={`${x} ${y}`} className={on ? 'on' : ''} />),
      )}
    </span>
  );
}

function Slip({ kept, onTake }: { kept: Kept; onTake(kept: Kept): void }) {
  const say = useSay();
  const rooms = kept.drawing.split('#').length - 1;
  return (
    <li className="phf-kept">
      <button type="button" className="slip" onClick={() => onTake(kept)}>
        <Stamp drawing={kept.drawing} />
        <b>{kept.name}</b>
        <small>{say('phf.layout.rooms', { n: rooms })}</small>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('phf.layout.forget', { name: kept.name })}
        onClick={() => forget(kept.name)}
      >
        <Icon drawing={trash} />
      </button>
    </li>
  );
}

function Exchange({ onClose }: { onClose(): void }) {
  const say = useSay();
  const id = useId();
  const shelf = useShelf();
  const [text, setText] = useState(() => asText(shelf));
  const found = fromText(text, say('phf.layout.nameless'));
  const take = () => {
    for (const { name, drawing } of found) keep(name, drawing);
    onClose();
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{say('phf.layout.text')}</label>
        <textarea
          id={id}
          className="input phf-layout-text"
          rows={12}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="second" aria-live="polite">
        {say('phf.layout.found', { n: found.length })}
      </p>
      <div className="answers">
        <Button tone="gold" why={found.length === 0 ? say('phf.layout.noDrawing') : undefined} onClick={take}>
          {say('phf.layout.import')}
        </Button>
        <Button onClick={() => navigator.clipboard?.writeText(text).catch(() => undefined)}>{say('phf.layout.copy')}</Button>
      </div>
    </>
  );
}

/** `drawing`: what is on the paper now, to be kept under a name. */
export function ShelfPanel({ drawing, onTake }: { drawing: string; onTake(kept: Kept): void }) {
  const say = useSay();
  const id = useId();
  const shelf = useShelf();
  const [name, setName] = useState('');
  const [exchanging, setExchanging] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    keep(name.trim() || say('phf.layout.nameless'), drawing);
    setName('');
  };
  return (
    <section className="panel phf-shelf" aria-label={say('phf.layout.shelf')}>
      <h2>{say('phf.layout.shelf')}</h2>
      <form className="answers" onSubmit={save}>
        <label className="out-of-sight" htmlFor={id}>
          {say('phf.layout.name')}
        </label>
        <input
          id={id}
          className="input"
          maxLength={40}
          value={name}
          placeholder={say('phf.layout.name')}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" why={drawing === '' ? say('phf.layout.nothing') : undefined}>
          {say('phf.layout.keep')}
        </Button>
      </form>
      {shelf.length === 0 ? (
        <p className="second">{say('phf.layout.empty')}</p>
      ) : (
        <ul>
          {shelf.map((kept) => (
            <Slip
              key={kept.name}
              kept={kept}
              onTake={(each) => {
                setName(each.name);
                onTake(each);
              }}
            />
          ))}
        </ul>
      )}
      <Button tone="ghost" onClick={() => setExchanging(true)}>
        {say('phf.layout.exchange')}
      </Button>
      <Dialog open={exchanging} title={say('phf.layout.exchange')} onClose={() => setExchanging(false)} className="phf-dialog">
        {exchanging && <Exchange onClose={() => setExchanging(false)} />}
      </Dialog>
    </section>
  );
}
