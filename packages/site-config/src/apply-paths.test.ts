import { type PathRow, sitePages } from '@plaza/routing';
import { expect, it } from 'vitest';
import { applyPaths } from './apply-paths.ts';
import { defineSite } from './define-site.ts';

const row = (path: string, fields: Partial<PathRow> = {}): PathRow => ({
  ...{ path, pageType: 'Basic', locale: 'es-ES', folder: 'pages', id: 'a' },
  ...{ translationKey: 'pages:a', updatedAt: '2026-11-20T09:00:00Z', noIndex: false },
  title: path,
  ...fields,
});

it('§2.3 a page type without a screen has no page, unless a row names one', () => {
  const { site } = defineSite({
    id: 1,
    url: 'https://plaza.example',
    displayName: 'Plaza',
    productType: 1,
    countries: ['ES', 'SE'],
    routes: [{ path: '/own/', pageType: 'Survey', locale: 'es-ES', screen: 'document' }],
  });
  const rows = [
    row('/a/'),
    row('/unknown/', { pageType: 'Unknown', id: 'b', translationKey: 'pages:b' }),
    row('/own/', { pageType: 'Survey', id: 'c', translationKey: 'pages:c' }),
  ];
  const { rejected } = applyPaths(site, rows, { whole: true });
  expect(rejected).toEqual(['no screen shows Unknown']);
  expect([...sitePages(site)].map(({ path }) => path)).toEqual(['/es/own/', '/es/a/']);
  applyPaths(site, [row('/a/', { pageType: 'Unknown' })], { whole: false });
  expect([...sitePages(site)].map(({ path }) => path)).toEqual(['/es/own/']);
});
