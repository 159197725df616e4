import { defineRoutes, type RoutedSite, updateIndex } from '@plaza/routing';
import { expect, it } from 'vitest';
import { matchOf, severalCountries, testPage } from '../testing/several-countries.ts';
import { pageTrail } from './page-trail.ts';

const row = (path: string, pageType: string, folder: 'pages' | 'posts' | 'jobs') => ({
  ...{ path, pageType, folder, locale: 'sv-SE', id: path.replaceAll('/', '') },
  ...{ translationKey: path, updatedAt: '2026-11-22T09:00:00Z', noIndex: false, title: path },
});

function trail(site: RoutedSite, path: string) {
  const page = testPage({}, { heading: 'Rubrik' });
  return pageTrail(site, matchOf(site, path), page).map(({ name, href }) => `${name} ${href}`);
}

it('§1 leads to an entry by the page that lists it, and to any other page directly', () => {
  const site = defineRoutes({ ...severalCountries, paths: {} }, [
    { path: '/', pageType: 'ProductList', locale: 'sv-SE' },
  ]);
  updateIndex(site, [
    { ...row('/artiklar/', 'PostList', 'pages'), title: 'Artiklar' },
    row('/artiklar/ranta/', 'Post', 'posts'),
    row('/jobb/', 'Job', 'jobs'),
  ]);
  const [home, entry] = ['Plataforma /se/', 'Rubrik /se/artiklar/ranta/'];
  expect(trail(site, '/se/artiklar/ranta/')).toEqual([home, 'Artiklar /se/artiklar/', entry]);
  expect(trail(site, '/se/artiklar/')).toEqual([home, 'Rubrik /se/artiklar/']);
  expect(trail(site, '/se/jobb/')).toEqual([home, 'Rubrik /se/jobb/']);
  updateIndex(site, [{ path: '/artiklar/', locale: 'sv-SE', removed: true }]);
  expect(trail(site, '/se/artiklar/ranta/')).toEqual([home, entry]);
});
