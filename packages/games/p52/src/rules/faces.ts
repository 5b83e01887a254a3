/** The faces somebody can have: how each looks is for whoever draws them, of which people and class they are too. */
export const FACES = ['plain', 'awake', 'spectacles', 'patch', 'moustache', 'plaster'] as const;
export type Face = (typeof FACES)[number];

export const isFace = (x: unknown): x is Face => FACES.some((face) => face === x);
