/** The left shelf of a wide table: the clock of doom, and the loot deck that everybody can count. */
import coins from 'game-icon:two-coins';
import { CardBack } from '@undercroft/board/art/playing-card.tsx';
import { Dialog } from '@undercroft/board/controls/dialog.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import type { View } from '../../src/index.ts';
import type { Picture } from '../film.ts';
import { DoomCandles } from './alcove.tsx';
import { Cards } from './piles.tsx';

const HEIGHTS = [54, 44, 34, 26];

export function Doom({ picture, view }: { picture: Picture; view: View }) {
  const say = useSay();
  const last = view.rules.acesToEnd;
  return (
    <section className="panel td-doom">
      <h2>{say('td.doom.title')}</h2>
      <div className="td-shelf">
        <DoomCandles aces={picture.aces} last={last} heights={HEIGHTS.slice(HEIGHTS.length - last)} />
      </div>
      <p>
        <b>{say('td.doom.drawn', { n: picture.aces, last })}</b>{' '}
        <span className="second">{picture.aces < last ? say('td.doom.left', { n: last - picture.aces }) : say('td.doom.over')}</span>
      </p>
    </section>
  );
}

export function LootDeck({ view }: { view: View }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="panel td-lootdeck" onClick={() => setOpen(true)}>
        <span className="td-heading">{say('td.loot.deck')}</span>
        <span className="td-stack">
          <CardBack drawing={coins} />
        </span>
        <span>
          <b className="number">{view.lootDeck.length}</b> {say('td.cards', { n: view.lootDeck.length })}
          <span className="second">{say('td.loot.rule')}</span>
        </span>
      </button>
      <Dialog open={open} title={say('td.loot.deck')} onClose={() => setOpen(false)} className="td-dialog">
        <p>{say('td.loot.known')}</p>
        <Cards cards={view.lootDeck} />
      </Dialog>
    </>
  );
}
