/** Reasons for experience, in the language of the page. */
import { type MessageKey, useSay } from '@undercroft/board/text.ts';

const KEYS: Readonly<Record<string, MessageKey>> = {
  'Came through the room': 'p52.exp.room',
  'Enemies attacked': 'p52.exp.attacked',
  'Defeated a Jack': 'p52.exp.jack',
  'Defeated a Queen': 'p52.exp.queen',
  'Defeated a King': 'p52.exp.king',
  'Attacks defended': 'p52.exp.defended',
  'Chests picked': 'p52.exp.picked',
  'Chests smashed': 'p52.exp.smashed',
  'Other abilities': 'p52.exp.used',
  'Hurt a friend': 'p52.exp.friend',
  'Quirk or item': 'p52.exp.besides',
};

export function useExpWords(): (source: string) => string {
  const say = useSay();
  return (source) => (KEYS[source] === undefined ? source : say(KEYS[source]));
}
