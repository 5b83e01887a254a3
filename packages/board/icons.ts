/** Icons of game-icons.net by name: `import owl from 'game-icon:owl'` gives its drawing, and nothing else is bundled. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';
const ABOUT = 'about-icons';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The drawing of an icon, as the inside of an `<svg viewBox="0 0 512 512">`. */
function drawingOf(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`game-icons has no icon '${name}'`);
  return icon.body;
}

/** The icons that pictures of games name (`about.ts`), as one module: `import drawings from 'about-icons'`. */
async function aboutIcons(set: IconSet): Promise<string> {
  const { abouts } = await import('@undercroft/catalog/abouts');
  const names = abouts.flatMap(({ picture: { base, props } }) => [base, ...props.map(({ icon }) => icon)]);
  return `export default ${JSON.stringify(Object.fromEntries([...names, 'uncertainty'].map((name) => [name, drawingOf(set, name)])))}`;
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) || id === ABOUT ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`) && id !== `\0${ABOUT}`) return null;
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      if (id === `\0${ABOUT}`) return aboutIcons(set);
      return `export default ${JSON.stringify(drawingOf(set, id.slice(PREFIX.length + 1)))}`;
    },
  };
}
