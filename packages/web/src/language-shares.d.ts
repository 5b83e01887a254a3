/** The languages that are not whole, with how many per cent of all texts they have. Made when the pages are built. */
declare module 'language-shares' {
  const shares: Readonly<Record<string, number>>;
  export default shares;
}
