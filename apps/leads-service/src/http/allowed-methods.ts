import type { FastifyInstance } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';

/** The allowed methods of an address including OPTIONS; empty for an unknown address. */
export type AllowedMethods = (url: string) => readonly string[];

/**
 * Records every route registered afterwards in a router like Fastify's, which finds routes per
 * method.
 */
export function recordMethods(app: FastifyInstance): AllowedMethods {
  const router = createRouter();
  const known = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of withGet([method].flat() as HTTPMethod[])) {
      known.add(each);
      if (!router.hasRoute(each, url)) router.on(each, url, () => {});
    }
  });
  return (url) => {
    const allowed = [...known].filter((method) => router.find(method, url)).sort();
    return allowed.length > 0 ? [...allowed, 'OPTIONS'] : [];
  };
}

/**
 * For a GET with and without a trailing slash, the hook is only called for the HEAD that Fastify
 * adds.
 */
const withGet = (methods: readonly HTTPMethod[]) =>
  methods.includes('HEAD') ? new Set<HTTPMethod>([...methods, 'GET']) : methods;
