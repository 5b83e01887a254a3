/** The drawing of an icon from game-icons.net, as the inside of an `<svg viewBox="0 0 512 512">`. */
declare module 'game-icon:*' {
  const drawing: string;
  export default drawing;
}

/** The drawings that pictures of games are made of, by the name of the icon. */
declare module 'about-icons' {
  const drawings: Record<string, string>;
  export default drawings;
}
