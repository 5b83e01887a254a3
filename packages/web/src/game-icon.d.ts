/** The drawing of an icon from game-icons.net, as the inside of an `<svg viewBox="0 0 512 512">`. */
declare module 'game-icon:*' {
  const drawing: string;
  export default drawing;
}
