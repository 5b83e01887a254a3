/** What things with an id are called. */

/** From lists of cards, for the lab: what no card is named by is called as it is. */
export function namesById(
  ...lists: readonly (readonly { readonly id: string; readonly name: string }[])[]
): (category: string, thing: string) => string {
  const names = new Map(lists.flat().map(({ id, name }) => [id, name]));
  return (_category, thing) => names.get(thing) ?? thing;
}
