/** The 22 ways a throw can be asked for (DF-300..323), and on which axis each one works. */

/** How the body stands or what it looks at: these add up. */
export const POSES = ['dancing', 'backward', 'under-the-table', 'jump', 'far', 'sitting', 'under-the-leg'] as const;
/** What sets the die going: several form a chain, each hands the die to the next. */
export const LAUNCHERS = ['pious', 'catapult', 'slam', 'crossbow', 'head', 'blow', 'borrowed-hand', 'nose', 'elbow'] as const;
/** What the thrower has to do without. */
export const SENSES = ['blind', 'weak-hand'] as const;
/** What the die has to do on its way. */
export const TRAJECTORIES = ['spin', 'two-bounce', 'card-jump', 'bank'] as const;

export type PoseKey = (typeof POSES)[number];
export type LauncherKey = (typeof LAUNCHERS)[number];
export type SenseKey = (typeof SENSES)[number];
export type TrajectoryKey = (typeof TRAJECTORIES)[number];
export type ThrowKey = PoseKey | LauncherKey | SenseKey | TrajectoryKey;

/** All of them, in the order of the rules. */
export const THROW_KEYS = [
  'dancing',
  'backward',
  'pious',
  'catapult',
  'slam',
  'under-the-table',
  'crossbow',
  'blind',
  'weak-hand',
  'head',
  'spin',
  'jump',
  'far',
  'blow',
  'two-bounce',
  'borrowed-hand',
  'nose',
  'sitting',
  'under-the-leg',
  'elbow',
  'card-jump',
  'bank',
] as const satisfies readonly ThrowKey[];

export const isLauncher = (key: ThrowKey): key is LauncherKey => (LAUNCHERS as readonly ThrowKey[]).includes(key);
