/** What stands in the doors: each game's paper standee. */
import target from 'game-icon:archery-target';
import sword from 'game-icon:broadsword';
import candle from 'game-icon:candle-light';
import ace from 'game-icon:card-ace-spades';
import die from 'game-icon:dice-six-faces-five';
import gavel from 'game-icon:gavel';
import hooded from 'game-icon:hooded-figure';
import owl from 'game-icon:owl';
import randomDie from 'game-icon:perspective-dice-six-faces-random';
import hat from 'game-icon:pointy-hat';
import unknown from 'game-icon:uncertainty';
import { type Creature, Standee } from '../../kit/art/standee.tsx';

/** The barrister's robe, bands and wig. */
const WIG = `<g stroke="#2a1a10" stroke-linejoin="round"><path d="M136 216q58 34 108 0l16 40 16-40q48 32 106 0c0 90-40 218-124 220-84-2-122-130-122-220z" fill="#8a2b1b" stroke-width="8"/><path d="M196 232q24 12 48-8l14 40 14-40q26 20 48 8c0 70-20 150-62 190-44-40-62-120-62-190z" fill="#2a1a10" stroke-width="0"/><path d="M252 262l-44 92 36 14 16-66zM264 262l44 92-36 14-12-66z" fill="#fffaf0" stroke-width="7"/><g fill="#fffaf0" stroke-width="8"><path d="M106 96c-8-92 66-136 152-136s160 44 152 136c-40-44-92-58-152-58s-112 14-152 58z"/><circle cx="100" cy="104" r="27"/><circle cx="90" cy="152" r="27"/><circle cx="98" cy="200" r="25"/><circle cx="416" cy="104" r="27"/><circle cx="426" cy="152" r="27"/><circle cx="418" cy="200" r="25"/><path d="M150 14q108-50 216 0M134 48q124-58 248 0" fill="none" stroke-width="6"/></g><g fill="#2a1a10" stroke="none"><circle cx="182" cy="156" r="17"/><circle cx="358" cy="156" r="17"/></g><g fill="#fff" stroke="none"><circle cx="188" cy="150" r="5"/><circle cx="364" cy="150" r="5"/></g></g>`;

const TINT = 'color-mix(in srgb, var(--accent) 70%, #4a1500)';

const FIGURES: Record<string, Creature> = {
  'table-dungeon': { base: owl, props: [{ drawing: gavel, at: [446, 392], scale: 0.5, turn: 8 }], tint: TINT, detail: WIG },
  'party-has-fallen': { base: hooded, props: [{ drawing: candle, at: [417, 127], scale: 0.34 }], tint: TINT },
  'dungeon-fighter': { base: target, props: [{ drawing: die, at: [390, 382], scale: 0.5, turn: 14 }], tint: TINT },
  p52: { base: ace, props: [{ drawing: sword, at: [379, 359], scale: 0.66 }], tint: TINT },
  'adventure-party': { base: randomDie, props: [{ drawing: hat, at: [275, 22], scale: 0.6, turn: -6 }], tint: TINT },
};
const STRANGER: Creature = { base: unknown, props: [{ drawing: candle, at: [400, 380], scale: 0.34 }], tint: TINT };

export function DoorStandee({ slug }: { slug: string }) {
  return <Standee creature={FIGURES[slug] ?? STRANGER} className="door-standee" />;
}
