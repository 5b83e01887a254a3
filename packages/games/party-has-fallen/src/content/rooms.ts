/** Room cards. Their kinds matter; their names are only for fun. */
import { ROOM_KINDS, type RoomKind } from './vocabulary.ts';

/** Room cards are numbers: kind * 100 + serial. */
export const [PLAIN, EXIT, SUMMON, SKILL, ITEM, EVENT] = [0, 1, 2, 3, 4, 5] as const;

export const kindOf = (room: number): number => (room / 100) | 0;
export const kindName = (room: number): RoomKind => ROOM_KINDS[kindOf(room)]!;

const NAMES: Record<RoomKind, readonly string[]> = {
  plain: [
    'Broom Closet of Destiny',
    'The Other Corridor',
    'Room With A View Of A Wall',
    'Gallery of Unpaid Interns',
    'Echo Storage',
    'Hall of Lesser Kings',
    'Waiting Room, Please Wait',
    'Cellar Below the Cellar',
    'Museum of Doorknobs',
    'The Long Way Round',
    'Lobby of the Damned',
    'Unfinished Basement',
    'Chapel of Saint Nobody',
    'Lost Property (Empty)',
    'Staircase to the Same Floor',
    'Throne Room, No Throne',
    'Nap Chamber',
    'Smoking Crypt',
    'Former Swimming Pool',
    'The Quiet Dungeon',
    'Spare Bedroom for Bats',
    'Hall of Mirrors, Covered',
    'Guard Room, Guard on Break',
    'Corner Office',
    'Antechamber to the Antechamber',
  ],
  exit: ['EXIT'],
  summon: ['Pinwheel Parlour', 'Séance Suite', 'Draughty Shrine', 'Room That Hums'],
  skill: [
    'Obstacle Course for Beginners',
    'Examination Hall',
    'Bridge of Awkward Silence',
    'The Talking Lock',
    'Gymnasium of Shame',
    'Riddle Desk',
    'Balance Beam Over Nothing',
    'Job Interview',
  ],
  item: [
    'Pantry of Regret',
    'Vault With a Cat Flap',
    'Gift Shop',
    'Evidence Room',
    'Dragon-Free Hoard',
    'Attic, Somehow',
    'Pawnbroker in Hiding',
    'Pile of Previous Parties',
  ],
  event: [
    'Room of Sudden Developments',
    'Suspiciously Round Table',
    'Theatre of the Inconvenient',
    'Committee Room',
    'The Red Lever',
    'Rehearsal Dungeon',
    'Nursery of Monsters',
    'Birthday Party, Whose?',
  ],
};

export const ROOM_NAMES = NAMES;

/** Which of the names of its kind a room has. */
export const nameNumber = (room: number): number => (room % 100) % NAMES[kindName(room)].length;
/** As printed: what drawings go by. */
export const printedRoom = (room: number): string => NAMES[kindName(room)][nameNumber(room)]!;
