/** The OpenAPI document, which `@fastify/swagger` makes of the schemas that check, and the page that shows it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Endpoint } from './endpoint.ts';
import { PAGE_POLICY } from './headers.ts';
import { COOKIE } from './identity.ts';
import { problem } from './schemas.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';

/** `POST /api/tables/:table/sit` is `postTablesTableSit`. */
const operationId = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path.replace(/^\/api/, '').replaceAll(/[/:-]+(\w?)/g, (_, c: string) => c.toUpperCase())}`;

const REFERENCE = /#\/components\/schemas\/(\w+)/g;

const namesIn = (part: unknown): string[] => [...JSON.stringify(part ?? {}).matchAll(REFERENCE)].map(([, name]) => name ?? '');

/** Every schema is listed as it is read and as it is written; those that no endpoint uses only confuse. */
function withoutUnused<Document extends { paths?: object; components?: { schemas?: Record<string, unknown> } }>(
  document: Document,
): Document {
  const schemas = document.components?.schemas ?? {};
  const used = new Set(namesIn(document.paths));
  for (const name of used) for (const inner of namesIn(schemas[name])) used.add(inner);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}

export function schemaOf(endpoint: Endpoint): FastifySchema {
  const { schemas, status = 200, needsPerson, summary, tag } = endpoint;
  const failed = { description: 'What is wrong', content: { 'application/problem+json': { schema: problem } } };
  const done = { description: 'Done', content: { 'application/json': { schema: schemas.answer } } };
  return {
    summary,
    tags: [tag],
    operationId: operationId(endpoint),
    ...(needsPerson && { security: [{ token: [] }, { cookie: [] }] }),
    ...(schemas.params && { params: schemas.params }),
    ...(schemas.query && { querystring: schemas.query }),
    ...(schemas.body && { body: schemas.body }),
    response: { [status]: done, default: failed },
  };
}

/** Notes the schemas of every route that is mounted after it. */
export async function noteSchemas(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Undercroft', version, description: 'Tables of any game. The socket /api/live is described in docs/api.md.' },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: COOKIE } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
}

export async function showDocument(app: FastifyInstance): Promise<void> {
  let written: string | undefined;
  app.get(DOCUMENT, { schema: { hide: true } }, async (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(written);
  });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: PAGE_POLICY,
    theme: { title: 'Undercroft API' },
    // No validator of somebody else's is asked, and nothing is called from the page with a reader's cookie.
    uiConfig: { validatorUrl: null, supportedSubmitMethods: [], docExpansion: 'list', layout: 'BaseLayout' },
  });
}
