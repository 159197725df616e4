import { allMatches, severalCountries as site } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { feedFormatNames } from './feed-formats.ts';
import { feedFile, feedFiles, feedPath, findFeed, mainList } from './feed-path.ts';

const list = { locale: 'es-ES', path: '/articulos/' };

describe('feeds', () => {
  it('exist for every language with a list of posts', () => {
    expect(mainList(site, 'es-ES')).toEqual(list);
    expect(mainList(site, 'sv-SE')).toBeUndefined();
    expect(feedFiles(site)).toEqual(['feed.xml', 'feeds/es-ES/articulos.atom']);
  });

  it('have an address below that of the site files, the main one at the root', () => {
    expect(feedPath(site, list, 'rss')).toBe('/feed.xml');
    expect(feedPath(site, list, 'atom')).toBe('/files/feeds/es-ES/articulos.atom');
    const other = { locale: 'es-ES', path: '/articulos/ahorro.v2/' };
    expect(feedPath(site, other, 'rss')).toBe('/files/feeds/es-ES/articulos/ahorro.v2.xml');
  });

  it('are found by their file, and by no other', () => {
    const lists = allMatches(site).filter(({ route }) => route.pageType === 'PostList');
    for (const match of lists)
      for (const format of feedFormatNames)
        expect(findFeed(site, feedFile(site, match.route, format))).toEqual({ match, format });
    for (const file of [
      'feeds/es-ES/articulos.xml',
      'feeds/es-ES/articulos/tae.xml',
      'feeds/es-ES/articulos.json',
      'feeds/es-ES/articulos/.atom',
      'feeds/es-ES//articulos.atom',
      'feeds/__proto__/articulos.atom',
      'feeds/es-ES.xml',
      'feeds/.xml',
      'share/brand.png',
    ])
      expect(findFeed(site, file), file).toBeUndefined();
  });
});
