/** The Movement phase (DF-066..DF-073, R-DF-51). */
import { ask, end, go, reveal } from '@undercroft/engine';
import { exitsOf } from '../rules/map.ts';
import { remaining, voters } from '../rules/party.ts';
import { NONE, type Table } from '../table.ts';
import { everyone, type NoVars, type Out, procedure } from './kit.ts';
import { chosenBy } from './votes.ts';
import { BETWEEN_FIGHTS } from './windows.ts';

function enter(t: Table, room: number, out: Out): void {
  t.room = room;
  t.route.push(t.floor * 10 + room);
  out?.push({ type: 'moved', floor: t.floor, room });
}

/** DF-070, DF-071  The old sheet is taken away: the next one lies under it, and under the third the boss. */
function nextFloor(t: Table, out: Out): void {
  t.floor++;
  reveal(t);
  if (t.floor < 3) out?.push({ type: 'floorRevealed', floor: t.floor, sheet: t.floor === 1 ? t.secondFloor : t.thirdFloor });
}

/** Before they go on people may pass Equipment or, at a real table, correct what was told. */
const mayWait = (t: Table): boolean => (remaining(t) > 1 && t.heroes.some(({ gear }) => gear.length > 0)) || t.correctable;

export const movement = procedure<NoVars, 'choose' | 'chosen' | 'onward'>('movement', 'choose', [], {
  // DF-069  In round 1 the Party token is simply put on the first room.
  choose: (t, _f, out) => {
    t.phase = 'movement';
    if (t.round === 1) {
      enter(t, 0, out);
      return end();
    }
    const exits = exitsOf(t);
    if (exits.length > 1) return ask(everyone(voters(t), 'room'), 'chosen', BETWEEN_FIGHTS);
    if (mayWait(t)) return ask([{ seat: t.leader, kind: 'room' }], 'onward', BETWEEN_FIGHTS);
    return go('onward');
  },

  // DF-072, R-DF-51  Not all of one mind: the leader's pick; or the majority's, if the house says so.
  chosen: (t, f, out) => {
    const votes = f.answers.flatMap((d) => (d.kind === 'room' ? [{ seat: d.seat, room: d.room }] : []));
    const said = new Set(votes.flatMap(({ room }) => (room === NONE ? [] : [room])));
    const leaders = votes.find(({ seat }) => seat === t.leader)?.room ?? NONE;
    const counted = chosenBy(t, f.answers, 'room', (d) => (d.room === NONE ? null : String(d.room)));
    const byLeader = t.rules.roomVote === 'leader' && leaders !== NONE;
    const room = (byLeader ? leaders : counted?.room) ?? exitsOf(t)[0]!;
    out?.push({ type: 'roomChosen', votes, room, by: said.size === 1 ? 'all' : byLeader ? 'leader' : 'majority' });
    enter(t, room, out);
    return end();
  },

  onward: (t, _f, out) => {
    const [only] = exitsOf(t);
    if (only === undefined) nextFloor(t, out);
    if (t.floor < 3) enter(t, only ?? 0, out);
    else t.room = NONE;
    return end();
  },
});
