/** TD-006  What adventurers say, and in which voice. Nothing here touches the rules. */
import type { ClassId } from './vocabulary.ts';

/** The voices to choose from. */
export const ACCENTS = [
  { id: 'farNorth', name: 'Very Far North', about: 'Speaks slowly, so that the words do not freeze.' },
  { id: 'boredNoble', name: 'Bored Noble', about: 'Has people for this, and cannot think where they went.' },
  { id: 'pirateAccountant', name: 'Pirate Accountant', about: 'Sails the seven columns and balances all of them.' },
  { id: 'opera', name: 'Opera', about: 'Takes eleven minutes to ask for a bandage.' },
  { id: 'villainOnHoliday', name: 'Villain On Holiday', about: 'Off duty. Keeps forgetting.' },
  { id: 'goose', name: 'Goose', about: 'A goose.' },
  { id: 'ghostWithACold', name: 'Ghost With A Cold', about: 'Died of a draught and never shook it off.' },
  { id: 'townCrier', name: 'Town Crier', about: 'Has one volume, and local news.' },
] as const;
export type AccentId = (typeof ACCENTS)[number]['id'];

/**
 * When somebody has a line. `win`: the enemy is defeated. `narrowLoss`: it nearly was. `greed`: said to one who
 * promised help and went low, or lost the fight for the sake of loot. `death`: last words. `ace`: a loot ace came
 * up, so everybody levels up and the dungeon gets worse.
 */
export const QUIP_EVENTS = ['win', 'narrowLoss', 'greed', 'death', 'ace'] as const;
export type QuipEvent = (typeof QUIP_EVENTS)[number];

export const QUIPS: Record<AccentId, Record<QuipEvent, string[]>> = {
  farNorth: {
    win: [
      'Iss dead. Now ve sit beside it and say nothing until spring.',
      'Good fight. My heart iss almost at room temperature.',
      'In my village ve vould sing now. Vunce. Qvietly.',
    ],
    narrowLoss: [
      'So close. Like summer. Ve also missed summer.',
      'Vun more finger of strength, and I left that finger in the snow.',
      'Ve nearly von. I vill tell the reindeer ve nearly von.',
    ],
    greed: [
      'You promised a hammer and brought a teaspoon. The ice remembers.',
      'In the north ve share. Also ve have vun fish. But ve share it.',
      'I haff seen volves divide a herring vith more honour.',
    ],
    death: [
      'Ah. Now I am the same temperature as home.',
      'Bury me shallow. I vould like to vatch the snow.',
      'Tell my mother I vore the hat.',
    ],
    ace: [
      'Ve grow stronger. So does the dark. Iss like November.',
      'Deeper? Finally somevhere cool.',
      'Congratulations to all. I already regret it.',
    ],
  },
  boredNoble: {
    win: [
      'Oh, mahvellous, it has stopped. Do have somebody sweep.',
      'Victory, I suppose. One had raaather hoped for luncheon.',
      'Splendid. Wake me when there is a staircase with carpet.',
    ],
    narrowLoss: [
      'So nearly adequate, dahlings. So very nearly.',
      'How tiiiresome. It bled on the good cuffs, and for nothing.',
      'We lost? To thaaat? It has not even been announced.',
    ],
    greed: [
      'Helping oneself is what the staff are for, deah.',
      'Pocketing the silver? How frightfully like my cousins.',
      'One says "after you". One does not mean the treasure.',
    ],
    death: ['Dying. How dreadfully common of me.', 'Do close the lid. There is a draaaught.', 'Leave it all to the spaniel.'],
    ace: [
      'Promoted again? One barely did anything the last time.',
      'Deeper, you say. Is there at least a bettah class of monster?',
      'More health. How vulgar. I shall take it, of course.',
    ],
  },
  pirateAccountant: {
    win: [
      'Arr, that be a net gain, before depreciation.',
      'Strike the beast from the ledger, lads, and initial the margin!',
      'Shiver me spreadsheets, she be defeated under budget!',
    ],
    narrowLoss: [
      "Arr, short by a rounding error. A roundin' error with teeth!",
      "We be one doubloon shy o' break-even, and bleedin'.",
      "Belay that cheerin'. The columns do not add up.",
    ],
    greed: [
      'That there claim be unsupported by receipts, ye bilge-rat.',
      "Pledged seven, delivered one. I be openin' an enquiry.",
      'Thar she blows: a material misstatement off the port bow!',
    ],
    death: [
      'Write me off, mateys. In red, if ye please.',
      'Arr... I be... fully amortised...',
      'Bury me with me receipts. Seven years, by law.',
    ],
    ace: [
      'A new fiscal year, ye scurvy dogs, and the risks be restated!',
      'Yarr, growth! The assets be up and so be the liabilities.',
      'All hands to the lower decks! Bring a pencil!',
    ],
  },
  opera: {
    win: [
      'It is DEAAAD! It is dead, it is dead, it is (breathe) DEAAAAAD!',
      'Triuuumph! Throw flowers! No, not the potted ones!',
      'We have WOOON! And now the ballet, in four acts!',
    ],
    narrowLoss: [
      'So CLOOOSE! O cruel, o cruel ARITHMETIC!',
      'Alaaas! One point! One tiiiny, tiny, TINY POINT!',
      'We faaail! Strings, please. More strings. MORE!',
    ],
    greed: [
      'BetraaAAAyal! And in the first act! By the TEEENOR!',
      'You SWOOORE to me! You swore it in a DUEEET!',
      'Thief! Thiiief! (The chorus turns away.) THIIIEF!',
    ],
    death: [
      'I DIIIE! I die. I diiie some more. I shall be nine minutes.',
      'Farewell, my LUNGS! You were the best of meee!',
      'The curtain FAAALLS! Ow! It falls upon my FOOOT!',
    ],
    ace: [
      'We RIIISE! And the orchestra pit grows DEEEPER!',
      'A key chaaange! Up a semitone! Up, up, UUUP!',
      'Act Twooo! Larger hats! Larger MOOONSTERS!',
    ],
  },
  villainOnHoliday: {
    win: [
      'Mwa-ha-ha-ha! Ahem. Sorry. Well done, everyone. Ice cream?',
      'At last, the world is m... no. No, I promised my doctor.',
      'Excellent. Ex-cel-lent. I shall write that on a postcard.',
    ],
    narrowLoss: [
      'Curse you, meddling monster! Although, lovely form.',
      'Foiled! And I even left my foiling at home.',
      'So close! I usually explain the plan first. Was that it?',
    ],
    greed: [
      'Oh, a betrayal! How nice. I thought I would miss work.',
      'Treacherous, selfish, well timed. Do you have a card?',
      'You lied to usss... I mean, you lied to us. Enjoy the pool.',
    ],
    death: [
      'You have not seen the last of... oh. Oh, you have.',
      'Feed my sharks. The small one has a sensitive stomach.',
      'I demand to speak to the hotel.',
    ],
    ace: [
      'Yesss! More POWER! And, I am told, a later checkout.',
      'The dungeon grows crueller. I feel so at home.',
      'Another level! Do they do breakfast down there?',
    ],
  },
  goose: {
    win: ['HONK!', 'Honk honk. (It was in my pond.)', 'HOOONK! (Takes a lap. Takes a second lap.)'],
    narrowLoss: ['Hssssss.', 'Honk? ...Honk.', 'Honk. (Stares at whoever played the heart.)'],
    greed: [
      'HSSSSS! (Neck fully extended.)',
      'Honk honk honk honk honk. (A list of names. One name.)',
      'HONK! (Bites the nearest ankle, which is yours.)',
    ],
    death: ['H... hon...', 'Honk. (One feather drifts down. It looks annoyed.)', 'Peep.'],
    ace: ['HONK? HONK! HONK!!', 'Hoooonk. (Grows. Visibly.)', 'Honk! (Goes down the stairs sideways, with menace.)'],
  },
  ghostWithACold: {
    win: [
      'Woooo! We wod! Does eddybody have a hadkerchief?',
      'Victory, frob beyod the... ah... ah... CHOO!',
      'It is dead. Welcobe to the club. Bide the dribble.',
    ],
    narrowLoss: [
      'Alas! Very dearly! I sdeezed at the wrog bobet.',
      'Woe. Woooe. Also, by dose is ruddig.',
      'We were robbed! Like by grave, od Boday!',
    ],
    greed: [
      'You probised to help! I shall haudt you, wetly.',
      'Greedy, greedy bortal. I breathe upod your pillow.',
      'I see right through you. You see right through be. Fair.',
    ],
    death: [
      'Agaid? I had odly just got cobfortable.',
      'Oh, do. Twice id wud lifetibe. Sdiff.',
      'Goodbye. I ab goig towards the light. Ad the tissues.',
    ],
    ace: [
      'We grow bighty! It grows dabper. Typical.',
      'Dowd we go. It sbells of bould. I assube.',
      'Bore power! Bore bodsters! Bore bucus!',
    ],
  },
  townCrier: {
    win: [
      'OYEZ! THE THING IS DEAD! ALSO, TURNIPS ARE HALF PRICE!',
      'HEAR YE! THE HEROES HAVE DONE WHAT THEY ALREADY SAID THEY DID!',
      "TEN O'CLOCK, AND ALL IS WELL! IT WAS NOT, AT NINE!",
    ],
    narrowLoss: [
      'HEAR YE! WE LOST BY A WHISKER! THE WHISKER IS ON DISPLAY!',
      'OYEZ! CORRECTION TO OUR EARLIER "HURRAH"!',
      'BE IT KNOWN: THAT VERY NEARLY WORKED!',
    ],
    greed: [
      'OYEZ! A CERTAIN SOMEBODY, WHO IS STANDING THERE, HAS LIED!',
      'LOST: ONE PROMISE! LAST SEEN NEAR THE TREASURE!',
      'HEAR YE! STOCKS VACANT FROM NOON! I AM LOOKING AT YOU!',
    ],
    death: ['OYEZ! OYEZ! OY... ez.', 'POSITION VACANT: TOWN CRIER! MUST SUPPLY OWN BELL!', 'HEAR YE, HEAR ME, HEAR NO MORE OF ME!'],
    ace: [
      'BY ORDER OF THE DUNGEON: EVERYTHING IS NOW WORSE!',
      'OYEZ! PROMOTIONS FOR ALL! FUNERALS TO BE ANNOUNCED!',
      'HEAR YE! THE LOWER FLOOR IS OPEN! MIND THE EVERYTHING!',
    ],
  },
};

/** The same moments without a voice, by trade. */
export const CLASS_QUIPS: Record<ClassId, Record<QuipEvent, string[]>> = {
  fighter: {
    win: ['I hit it until it agreed with me.', 'Put me down for one enemy and two doors.'],
    narrowLoss: ['I had it exactly where it wanted me.', 'If I had swung once more, it would have been twice.'],
    greed: ['I stood in front of that for you. In FRONT of it.', 'Funny. Your sword arm worked fine at dinner.'],
    death: ['Tell them I fell forwards.', 'Somebody oil the sword. Somebody else carry me.'],
    ace: ['Bigger muscles! Bigger bruises to hang on them!', 'I have learned so much. Mostly which end to hold.'],
  },
  wizard: {
    win: ['As I predicted, in several contradictory letters.', 'Please do not touch it. It is now research.'],
    narrowLoss: ['Technically, we won in four of the nine planes.', 'The theory was sound. The monster had not read it.'],
    greed: ['I can turn you into something with smaller pockets.', 'Fascinating. A vacuum, in the shape of a friend.'],
    death: ['My notes! Burn... no, publish... no, burn...', 'I appear to have run out of footnotes.'],
    ace: ['More knowledge! It itches, which is how you can tell.', 'The next floor is impossible. I have brought a cushion.'],
  },
  rogue: {
    win: ['Nice work. By the way, whose purse is this?', 'I got it in the back. It is my favourite side.'],
    narrowLoss: ['I was just about to be extremely useful.', 'Well, I did not see any of that, and neither did you.'],
    greed: ['Amateur. Never let them see you look at the chest.', 'That is my job. I have a guild. There are dues.'],
    death: ['Check my left boot. No. The other left boot.', 'I owe every one of you money. Ha.'],
    ace: ['Finally, a floor where nobody knows my face.', 'New level, new locks. I have missed being disappointed.'],
  },
  cleric: {
    win: ['Blessed be the blunt and heavy.', 'A small prayer, and then who wants soup?'],
    narrowLoss: ['The heavens said no, but in a warm tone.', 'Line up by order of missing pieces, please.'],
    greed: ['I forgive you. I have also written it down.', 'The collection is for the needy, not for the nearby.'],
    death: ['I shall see the boss about this personally.', 'Physician, heal... never mind, out of bandages.'],
    ace: ['We are lifted up! Then, as usual, led down some stairs.', 'A sign! It says "beware", but what lovely lettering.'],
  },
};
