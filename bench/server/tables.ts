/** People and running tables, made over HTTP as programs make them. */
export interface Somebody {
  id: string;
  token: string;
}

const SEATS = 4;

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  // The server checks its answers against the schemas they are documented by.
  return (await response.json()) as Answer;
}

export async function newPeople(url: string): Promise<Somebody[]> {
  const names = Array.from({ length: SEATS }, (_, seat) => `Program ${seat}`);
  return Promise.all(
    names.map(async (name) => {
      const { person, token } = await post<{ person: { id: string }; token: string }>(`${url}/api/people`, { name });
      return { id: person.id, token };
    }),
  );
}

/** A table of Table Dungeon with these four on its seats; a clock of days, so that nobody's time is up meanwhile. */
export async function newTable(url: string, people: readonly Somebody[]): Promise<string> {
  const host = people[0]!.token;
  const spec = { game: 'table-dungeon', seats: SEATS, clock: { kind: 'days', hours: 24 } };
  const { id } = await post<{ id: string }>(`${url}/api/tables`, spec, host);
  await Promise.all(people.map(({ token }, seat) => post(`${url}/api/tables/${id}/sit`, { seat, entropy: `seat ${seat}` }, token)));
  await post(`${url}/api/tables/${id}/start`, {}, host);
  return id;
}
