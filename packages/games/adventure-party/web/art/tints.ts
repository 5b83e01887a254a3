/** Inks for the props of standees: dark enough on paper, one for each. */
export const RED = '#a3202a';
export const BLUE = '#2c3167';
export const GREEN = '#2b5a31';
export const OCHRE = '#8f4300';
export const PLUM = '#5f2a72';
export const TEAL = '#1e5a5c';
