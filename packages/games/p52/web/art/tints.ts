/** Inks for props: one colour a figure. */
export const RED = '#8a2b1b';
export const GREEN = '#2b5a31';
export const BLUE = '#2c4a6e';
export const PLUM = '#5f2a72';
export const OCHRE = '#8f4300';
export const TEAL = '#14634c';
