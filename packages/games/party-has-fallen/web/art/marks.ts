/** Signs that stand for something in the rules: kinds of rooms, categories of items. */
import stairs from 'game-icon:3d-stairs';
import boot from 'game-icon:boots';
import chest from 'game-icon:breastplate';
import broadsword from 'game-icon:broadsword';
import bones from 'game-icon:crossed-bones';
import crown from 'game-icon:crown';
import skull from 'game-icon:death-skull';
import gem from 'game-icon:gem-pendant';
import apple from 'game-icon:ham-shank';
import lightning from 'game-icon:lightning-frequency';
import openChest from 'game-icon:open-treasure-chest';
import windmill from 'game-icon:paper-windmill';
import dice from 'game-icon:perspective-dice-six-faces-random';
import ring from 'game-icon:ring';
import sparkles from 'game-icon:sparkles';
import type { Category, RoomKind } from '../../src/index.ts';

/** Empty rooms carry an engraving instead. */
export const KIND_MARKS: Record<RoomKind, string | null> = {
  plain: null,
  exit: stairs,
  summon: windmill,
  skill: dice,
  item: openChest,
  event: lightning,
};

export const CATEGORY_MARKS: Record<Category, string> = {
  armor: chest,
  cursed: skull,
  food: apple,
  foot: boot,
  headwear: crown,
  remains: bones,
  jewelry: gem,
  magical: sparkles,
  ring,
  weapon: broadsword,
};
