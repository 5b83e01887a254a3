/** The API for reading: one page without scripts, made from the OpenAPI document. */
import type { Json } from '@undercroft/engine';

type Document = { [key: string]: Json };

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const part = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined;
const entries = (value: Json | undefined): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
const text = (value: Json | undefined): string => (typeof value === 'string' ? safe(value) : '');
const pretty = (value: Json | undefined): string => safe(JSON.stringify(value, null, 2) ?? '');

function schemaBlock(title: string, value: Json | undefined): string {
  return value === undefined ? '' : `<details><summary>${title}</summary><pre>${pretty(value)}</pre></details>`;
}

function operationBlock(path: string, method: string, operation: Json): string {
  const [first] = entries(part(operation, 'responses'));
  const content = (value: Json | undefined) => part(part(part(value, 'content'), 'application/json'), 'schema');
  const parameters = part(operation, 'parameters');
  const list = Array.isArray(parameters) ? parameters.map((p) => `<code>${text(part(p, 'name'))}</code>`).join(', ') : '';
  return `<section><h3><b>${method.toUpperCase()}</b> <code>${safe(path)}</code></h3><p>${text(part(operation, 'summary'))}${
    part(operation, 'security') ? ' <i>Needs a token.</i>' : ''
  }</p>${list ? `<p>Parameters: ${list}</p>` : ''}${schemaBlock('Body', content(part(operation, 'requestBody')))}${schemaBlock(
    `Answer ${first?.[0] ?? ''}`,
    content(first?.[1]),
  )}</section>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfcfa}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:#f1eee8;padding:.8rem;overflow:auto}
h3{margin:1.6rem 0 .2rem}h3 b{color:#7a3b12}p{margin:.2rem 0}summary{cursor:pointer}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1917}pre{background:#2a2623}h3 b{color:#e39a63}a{color:#9cc4ff}}`;

/** The page and the style it needs, whose hash goes into the content security policy. */
export function docsPage(api: Document): { html: string; style: string } {
  const operations = entries(api['paths']).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => operationBlock(path, method, operation)),
  );
  const schemas = entries(part(api['components'], 'schemas')).map(([name, schema]) => schemaBlock(`<code>${safe(name)}</code>`, schema));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Undercroft API</title><style>${STYLE}</style></head><body><h1>Undercroft API</h1>
<p>Version ${text(part(api['info'], 'version'))}. For programs: <a href="/api/openapi.json">openapi.json</a>. Mistakes are answered
with <code>application/problem+json</code>: a stable <code>code</code>, a sentence and, where a rule forbids it, its id.</p>
${operations.join('\n')}<h2>Schemas</h2>${schemas.join('\n')}</body></html>`;
  return { html, style: STYLE };
}
