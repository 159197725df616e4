import { servedPathIssue } from '@plaza/contract/content-folder';
import { defineRoutes, defineSite, reservedSegments, updateIndex } from '@plaza/routing';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const site = defineRoutes(
  defineSite({
    ...{ id: 1, url: 'https://plaza.example', displayName: 'Plaza', productType: 1 },
    countries: ['ES'],
  }),
  [{ path: '/', pageType: 'Basic', locale: 'es-ES' }],
);

const row = (path: string) => ({
  ...({ path, pageType: 'Basic', locale: 'es-ES', folder: 'pages', id: 'a' } as const),
  ...{ translationKey: 'pages:a', updatedAt: '2026-11-22T08:00:00Z', noIndex: false, title: 'A' },
});

test('§2.2 a path is refused in a content folder exactly if no site can serve it', () => {
  const segment = fc.oneof(
    fc.constantFrom(...reservedSegments, '..', '.', 'A', 'a', 'a-b', '_x', '%61', 'á'),
    fc.webSegment(),
  );
  const path = fc
    .array(segment, { maxLength: 3 })
    .map((all) => `/${all.map((one) => `${one}/`).join('')}`);
  fc.assert(
    fc.property(path, (given) => {
      const { rejected } = updateIndex(site, [row(given)]);
      expect([given, servedPathIssue(given) !== undefined]).toEqual([given, rejected.length > 0]);
    }),
    { examples: [['/../x/'], ['/A/'], ['/api/x/'], ['/_next/'], ['/']] },
  );
});
