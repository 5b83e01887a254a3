/** DF-025, section 23.3  The nine Hero sheets. */
import type { HeroCard } from './vocabulary.ts';

export type Hero = number;

export const HEROES: readonly HeroCard[] = [
  {
    id: 'bruna-headfirst',
    name: 'Bruna Headfirst',
    abilities: [{ ability: 'swing-again' }, { ability: 'heal-hero', amount: 2 }, { ability: 'berserk' }],
    slots: ['weapon', 'weapon', 'armor'],
  },
  {
    id: 'sir-reginald-almost',
    name: 'Sir Reginald Almost',
    abilities: [{ ability: 'agile-instincts' }, { ability: 'reduced-damage', amount: 2 }, { ability: 'counterblow' }],
    slots: ['weapon', 'armor', 'armor'],
  },
  {
    id: 'sister-mopsa',
    name: 'Sister Mopsa of the Mop',
    abilities: [{ ability: 'heal-hero', amount: 3 }, { ability: 'heal-party', amount: 1 }, { ability: 'divine-intervention' }],
    slots: ['armor', 'item', 'item'],
  },
  {
    id: 'pock-lightpocket',
    name: 'Pock Lightpocket',
    abilities: [{ ability: 'pickpocket' }, { ability: 'five-finger-discount' }, { ability: 'piercing', amount: 2 }],
    slots: ['weapon', 'item', 'item'],
  },
  {
    id: 'fizzwick',
    name: 'Fizzwick, Mostly Certified',
    abilities: [{ ability: 'metamorphosis' }, { ability: 'focused-damage' }, { ability: 'swing-again' }],
    slots: ['weapon', 'item', 'item'],
  },
  {
    id: 'lutie-offkey',
    name: 'Lutie Offkey',
    abilities: [{ ability: 'enchanting-melody' }, { ability: 'heal-party', amount: 1 }, { ability: 'seduction' }],
    slots: ['weapon', 'armor', 'item'],
  },
  {
    id: 'old-grubb',
    name: 'Old Grubb',
    abilities: [{ ability: 'beer' }, { ability: 'berserk' }, { ability: 'piercing', amount: 3 }],
    slots: ['weapon', 'weapon', 'item'],
  },
  {
    id: 'tansy-twice',
    name: 'Tansy Twice',
    abilities: [{ ability: 'tracking-strike' }, { ability: 'sworn-enemy', amount: 4, type: 'critter' }, { ability: 'double-swing' }],
    slots: ['weapon', 'weapon', 'item'],
  },
  {
    id: 'undertaker-lament',
    name: 'Undertaker Lament',
    abilities: [{ ability: 'sworn-enemy', amount: 4, type: 'undead' }, { ability: 'agile-instincts' }, { ability: 'double-swing' }],
    slots: ['weapon', 'armor', 'item'],
  },
];
