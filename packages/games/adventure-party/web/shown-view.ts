/** While something is acted out, the view that fits the shot: the one from before until its dice are those from after. */
import type { Die, View } from '../src/index.ts';
import type { Props } from './board-props.ts';
import type { Picture } from './film.ts';

const same = (a: readonly Die[], b: readonly Die[]): boolean => a.length === b.length && a.every((die, i) => die === b[i]);

/** In between, nobody knows what each die does: the view from after is nearest if somebody rolls there. */
export function viewIn({ scene, view }: Pick<Props, 'scene' | 'view'>, picture: Picture): View {
  if (scene === null || same(picture.pool, scene.before.pool)) return view;
  const { after, before } = scene;
  const rolls = after.rolling !== null && after.roller === (before.roller < 0 ? after.roller : before.roller);
  return rolls && same(picture.pool, after.pool) ? after : view;
}
