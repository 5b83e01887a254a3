/** Counts who is here: a person may be here on several devices. */
export class Presence {
  private readonly here = new Map<string, Map<string, number>>();

  set(tableId: string, person: string, isHere: boolean): void {
    const table = this.here.get(tableId) ?? new Map<string, number>();
    const count = (table.get(person) ?? 0) + (isHere ? 1 : -1);
    if (count > 0) table.set(person, count);
    else table.delete(person);
    if (table.size > 0) this.here.set(tableId, table);
    else this.here.delete(tableId);
  }

  at(tableId: string): string[] {
    return [...(this.here.get(tableId)?.keys() ?? [])];
  }
}
