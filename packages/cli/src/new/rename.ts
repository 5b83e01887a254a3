/** The sample game under another name: which words of its files are names of the game, and which belong to its story. */

export interface Names {
  /** As in addresses and folders: `dead-letters`. */
  slug: string;
  /** As people say it: `Dead Letters`. */
  name: string;
  /** Of rule ids and of keys in messages, in lower case: `dlt`. */
  prefix: string;
}

/** What a type is called: `DeadLetters`. */
const typeName = (slug: string): string => slug.replace(/(?:^|-)([a-z0-9])/g, (_whole, first: string) => first.toUpperCase());
/** What a function begins with: `deadLetters`. */
const valueName = (slug: string): string => typeName(slug).replace(/^./, (first) => first.toLowerCase());

/** In folders, packages, addresses, commands and names of styles; a cellar troll stays one, and so does the picture of barrels. */
const SLUG =
  /(?<=@undercroft\/|packages\/games\/|\/learn\/|undercroft play |not to |(?<![\w-])\.)cellar(?![\w-])|(?<=["'])cellar(?=["'])|(?<![\w/:-])cellar(?=-(?:map|act|shown|item)\b)/g;
const NAME = /\bCellar\b(?! troll)/g;

/** Comments and texts of a source file; the rest is code. */
const SAID = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function inProse(text: string, { slug, name, prefix }: Names): string {
  return text
    .replace(SLUG, slug)
    .replace(NAME, name)
    .replace(/\bCEL\b/g, prefix.toUpperCase())
    .replace(/\bcel(?=\.[\w$])/g, prefix)
    .replace(/(?<=')cel(?=')/g, prefix);
}

const inCode = (code: string, { slug }: Names): string =>
  code.replace(/\bCellar(?=[A-Z]|\b)/g, typeName(slug)).replace(/\bcellar(?=With\b)/g, valueName(slug));

/** One file of the sample, as it stands in the new game. */
export function renamed(path: string, text: string, names: Names): string {
  if (!/\.tsx?$/.test(path)) return inProse(text, names);
  let at = 0;
  let made = '';
  for (const said of text.matchAll(SAID)) {
    made += inCode(text.slice(at, said.index), names) + inProse(said[0], names);
    at = said.index + said[0].length;
  }
  // What a JSX tag says is code to this: attributes are texts and were found above.
  return made + inCode(text.slice(at), names);
}
