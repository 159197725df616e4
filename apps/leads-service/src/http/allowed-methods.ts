import type { FastifyInstance } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';

/** The methods that an address takes, OPTIONS among them; none where there is nothing. */
export type AllowedMethods = (url: string) => readonly string[];

/**
 * Notes every route that is registered after it, in a router of the kind that Fastify has, which
 * answers for one method alone.
 */
export function noteMethods(app: FastifyInstance): AllowedMethods {
  const router = createRouter();
  const known = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of withGet([method].flat() as HTTPMethod[])) {
      known.add(each);
      if (!router.hasRoute(each, url)) router.on(each, url, () => {});
    }
  });
  return (url) => {
    const taken = [...known].filter((method) => router.find(method, url)).sort();
    return taken.length > 0 ? [...taken, 'OPTIONS'] : [];
  };
}

/** Of a GET with and without the slash at its end, the hook hears only the HEAD that Fastify adds. */
const withGet = (methods: readonly HTTPMethod[]) =>
  methods.includes('HEAD') ? new Set<HTTPMethod>([...methods, 'GET']) : methods;
