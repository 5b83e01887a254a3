// Files of a package that import each other in a ring: none of them can be read first.
import { dirname, join, normalize } from 'node:path';

/** The relative imports of a source; those of types alone do not count: they are gone before anything runs. */
function importsOf(file, text) {
  const found = text.matchAll(/^(?:import|export)\s+(type\s+)?((?:[^'";]*?)\s+from\s+)?'(\.[^']*)'/gm);
  return [...found].flatMap(([, typeOnly, what = '', target]) => {
    const named = /\{([^}]*)\}/
      .exec(what)?.[1]
      ?.split(',')
      .filter((each) => each.trim() !== '');
    const onlyTypes =
      typeOnly !== undefined || (named !== undefined && named.length > 0 && named.every((each) => each.trim().startsWith('type ')));
    return onlyTypes ? [] : [normalize(join(dirname(file), target))];
  });
}

/** Rings among these files (`[path, text]`), each as a list of paths; the strongly connected parts of the graph of imports (Tarjan). */
export function rings(files) {
  const known = new Set(files.map(([file]) => file));
  const next = new Map(files.map(([file, text]) => [file, importsOf(file, text).filter((target) => known.has(target))]));
  const [order, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const target of next.get(file)) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== order.get(file)) return;
    const ring = stack.splice(stack.indexOf(file));
    if (ring.length > 1 || next.get(file).includes(file)) found.push(ring);
  };
  for (const [file] of files) if (!order.has(file)) visit(file);
  return found;
}
