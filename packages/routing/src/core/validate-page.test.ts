import { expect, test } from 'vitest';
import type { PageMatch, RouteMiddleware } from '../model/route.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { pageNotFound } from './page-not-found.ts';
import { resolveRequest } from './resolve-request.ts';
import { spanishConfig } from './sites.test.support.ts';
import { validatePage } from './validate-page.ts';

function pageWith(middleware: Record<string, RouteMiddleware>) {
  const row = { path: '/x/', pageType: 'Basic', locale: 'es-ES' } as const;
  const rows = [{ ...row, middleware: Object.keys(middleware) }];
  const site = defineRoutes(defineSite(spanishConfig), rows, { middleware });
  return { site, page: resolveRequest(site, null, '/x/') as PageMatch };
}

test('§2.1, §8 a page that fails validation is a fatal 404 with its path', async () => {
  const { site, page } = pageWith({ open: async () => true, shut: ({ path }) => path !== '/x/' });
  await expect(validatePage(site, page)).rejects.toMatchObject({
    message: 'Page Not Found: /x/',
    status: 404,
    fatal: true,
    path: '/x/',
  });
});

test('§2.1 a page that passes every middleware is shown', async () => {
  const { site, page } = pageWith({ open: () => true });
  await expect(validatePage(site, page)).resolves.toBeUndefined();
});

test('§8 an unknown route middleware throws', async () => {
  const { site, page } = pageWith({});
  const stranger = { ...page, route: { ...page.route, middleware: ['gone'] } };
  await expect(validatePage(site, stranger)).rejects.toThrow("Unknown route middleware: 'gone'");
});

test('§8 a missing route is a non-fatal 404', () => {
  const error = pageNotFound('/x/');
  expect(error).toMatchObject({
    message: 'Page not found',
    status: 404,
    fatal: false,
    path: '/x/',
  });
});
