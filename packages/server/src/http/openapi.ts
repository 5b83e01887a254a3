/** The OpenAPI 3.1 document, made from the same schemas that check requests and answers. */
import type { Json } from '@undercroft/engine';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problem } from './schemas.ts';

type Document = { [key: string]: Json };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Document {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', reused: 'inline' });
  // Through JSON, so that only plain data is left.
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/'));
}

const isDocument = (value: Json | undefined): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Named schemas are lifted out of where they are used into the document's list. */
class Named {
  readonly schemas: Document = {};

  take(schema: z.ZodType, io: 'input' | 'output'): Document {
    const { $defs, ...whole } = schemaOf(schema, io);
    if (isDocument($defs)) for (const [id, definition] of Object.entries($defs)) this.keep(id, definition);
    const id = schema.meta()?.id;
    if (id === undefined) return whole;
    this.keep(id, whole);
    return { $ref: `#/components/schemas/${id}` };
  }

  private keep(id: string, schema: Json): void {
    if (!isDocument(schema)) return;
    const { id: _, ...rest } = schema;
    this.schemas[id] = rest;
  }
}

function parameters(endpoint: Endpoint): Json[] {
  const list = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties, required } = schemaOf(schema, 'input');
    if (!isDocument(properties)) return [];
    const needed = Array.isArray(required) ? required : [];
    return Object.entries(properties).map(([name, shape]) => ({ name, in: where, required: needed.includes(name), schema: shape }));
  };
  return [...list(endpoint.schemas.params, 'path'), ...list(endpoint.schemas.query, 'query')];
}

function operation(endpoint: Endpoint, named: Named): Document {
  const { body, answer } = endpoint.schemas;
  const failed = { description: 'What is wrong', content: { 'application/problem+json': { schema: named.take(problem, 'output') } } };
  const done = { description: 'Done', content: { 'application/json': { schema: named.take(answer, 'output') } } };
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replaceAll(/[/:-]+(\w?)/g, (_, c: string) => c.toUpperCase())}`,
    tags: [endpoint.tag],
    ...(endpoint.needsPerson ? { security: [{ token: [] }, { cookie: [] }] } : {}),
    parameters: parameters(endpoint),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: named.take(body, 'input') } } } } : {}),
    responses: { [endpoint.status ?? 200]: done, default: failed },
  };
}

export function openApi(endpoints: readonly Endpoint[], version: string): Document {
  const named = new Named();
  const paths: { [path: string]: Document } = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Undercroft', version, description: 'Tables of any game. The socket /api/live is described in docs/api.md.' },
    paths,
    components: {
      schemas: named.schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'undercroft' } },
    },
  };
}
