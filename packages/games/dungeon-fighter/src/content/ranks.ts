/** DF-280..DF-289  What a score is called: the highest score of each title. */
export const RANKS: readonly (readonly [most: number, rank: string])[] = [
  [0, 'cautionary-tales'],
  [5, 'enthusiastic-ballast'],
  [10, 'unpaid-interns-of-doom'],
  [15, 'torch-carriers-first-class'],
  [20, 'locally-tolerated'],
  [25, 'statistically-heroic'],
  [30, 'subjects-of-one-ballad'],
  [35, 'subjects-of-several-ballads'],
  // R-DF-44  40 is the last of this one.
  [40, 'owners-of-the-copyright'],
  [Number.POSITIVE_INFINITY, 'please-stop'],
];

export const rankOf = (score: number): string => RANKS.find(([most]) => score <= most)![1];
