import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { pruneComponents } from './prune-components.ts';

/** The viewer only loads from the service; its stylesheets set inline styles. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const;

const info = {
  title: 'Leads service',
  version: '1.0.0',
  description: 'Content, products and visits of every site.',
} as const;

const tags = [
  { name: 'Content', description: 'Pages and everything on them (§7.1)' },
  { name: 'Products', description: 'The products that the site compares (§7.2)' },
  {
    name: 'Visitors',
    description: 'Impressions, events, client ids (§7.3), messages and consents',
  },
  {
    name: 'Applications',
    description: 'Applications of the flows (§2.3), for the servers of sites alone',
  },
  { name: 'Sandbox lead form', description: 'The form of a third party, for development' },
  { name: 'Health', description: 'For monitoring' },
] as const;

/** The token of an application, as `POST /applications` answers it. */
const securitySchemes = { applicationToken: { type: 'http', scheme: 'bearer' } } as const;

/** Describes every route registered afterwards as OpenAPI 3.1, based on its schemas. */
export async function registerDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.1', info, tags: [...tags], components: { securitySchemes } },
    transform: jsonSchemaTransform,
    transformObject: (document) => pruneComponents(jsonSchemaTransformObject(document)),
  });
}

/** Serves the description at `/openapi.json`, and a viewer at `/docs`. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, no-cache');
    return app.swagger();
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: docsPolicy,
    theme: { title: info.title },
    uiConfig: { url: '/openapi.json', validatorUrl: null, deepLinking: true },
  });
}
