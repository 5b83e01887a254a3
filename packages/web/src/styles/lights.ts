/** Each game throws its own light on whatever says `data-game`. */
import { abouts } from '@undercroft/catalog/abouts';

const rules = abouts.map(
  ({ slug, accent: { dark, light } }) =>
    `[data-game='${slug}'] { --accent: ${dark}; } [data-theme='light'] [data-game='${slug}'] { --accent: ${light}; }`,
);

/** Called once at the start. */
export function lightLamps(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
