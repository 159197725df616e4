import { describe, expect, it } from 'vitest';
import { editorialContent } from './testing/editorial-content.ts';
import { showPage } from './testing/sample-screens.tsx';
import { structuredDataFaults } from './testing/structured-data-rules.ts';

const show = (path: string, changes: object = {}) =>
  showPage({ ...editorialContent, ...changes }, path);
const things = (data: unknown) => (data as { '@graph': Record<string, unknown>[] })['@graph'];
const thing = (data: unknown, type: string) => things(data).find((it) => it['@type'] === type);
const headings = (html: string) =>
  Array.from(html.matchAll(/<h([1-6])/g), ([, level]) => Number(level));

const pages = [
  ['/articulos/', 'ItemList'],
  ['/articulos/coste/', 'ItemList'],
  ['/articulos/tae/', 'Article'],
  ['/autores/', 'ItemList'],
  ['/autores/lucia/', 'ProfilePage'],
  ['/destacados/', 'ItemList'],
  ['/destacados/cuota/', 'Article'],
  ['/diarios/', 'ItemList'],
  ['/diarios/colchon/', 'Article'],
  ['/opiniones/brisa/', 'Review'],
  ['/glosario/', 'DefinedTermSet'],
  ['/preguntas/', 'FAQPage'],
] as const;

describe.each(pages)('§2.3 the page %s', (path, type) => {
  it('has one h1, and headings that skip no level', async () => {
    const levels = headings((await show(path)).html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });

  it(`has valid structured data with ${type}`, async () => {
    const { data } = await show(path);
    expect(structuredDataFaults(data)).toEqual([]);
    expect(things(data).map((it) => it['@type'])).toContain(type);
  });

  it('has no id twice, and no link to a missing fragment', async () => {
    const { html } = await show(path);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => decodeURI(id ?? ''));
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('§2.3 an article', () => {
  it('answers first, then says who wrote it, who reviewed it and when; an edit is no review', async () => {
    const { html, data } = await show('/articulos/tae/');
    expect(html.indexOf('Es el coste anual.')).toBeLessThan(html.indexOf('Cuerpo.'));
    expect(html).toContain('<dt>article-written-by</dt><dd><a href="/autores/lucia/">Lucía</a>');
    expect(html).toContain('<dt>article-reviewed-by</dt><dd>Andrés');
    expect(html).toContain('<time dateTime="2026-10-01T08:00:00Z">1 de octubre de 2026</time>');
    expect(html).toContain('<time dateTime="2026-11-20T09:00:00Z">20 de noviembre de 2026</time>');
    expect(thing(data, 'Article')).toMatchObject({
      author: { name: 'Lucía', url: 'https://platform.example/autores/lucia/' },
      dateModified: '2026-11-20T09:00:00Z',
      mainEntityOfPage: { reviewedBy: { name: 'Andrés' }, lastReviewed: '2026-10-15' },
    });
  });

  it('links to its sources, its topic, related posts and the terms that refer to it', async () => {
    const { html } = await show('/articulos/tae/');
    expect(html).toContain('<a href="https://boe.example/" rel="external">Ley</a>');
    expect(html).toContain('href="/articulos/coste/"');
    expect(html).toContain('<a class="pz-entry__link" href="/articulos/plazo/">Artículo plazo</a>');
    expect(html).toContain('href="/glosario/#tae"');
  });

  it('shows its image no higher than 655 pixels (§9)', async () => {
    const [post, ...others] = editorialContent.posts;
    const image = { src: '/images/a.jpg', alt: 'Cuentas', width: 1200, height: 1310 };
    const { html, data } = await show('/articulos/tae/', {
      posts: [{ ...post, image }, ...others],
    });
    expect(html).toContain('<img alt="Cuentas" width="600" height="655" loading="eager"');
    expect(thing(data, 'Article')?.image).toBe('https://platform.example/images/a.jpg');
  });

  it('that was written as a page has what all pages have', async () => {
    const [page] = editorialContent.pages;
    const pages = [{ ...page, pageType: 'Post', path: '/suelto/', authorId: 'lucia' }];
    const { html } = await show('/suelto/', { pages });
    expect(html).toContain('Texto de posts.');
    expect(html).toContain('Lucía');
  });
});

describe('§2.3 lists of articles', () => {
  it('show a page of entries, with links to topics and further pages', async () => {
    const { html } = await show('/articulos/');
    expect(html.match(/class="pz-entry"/g)).toHaveLength(20);
    expect(html).toMatch(/href="\/articulos\/" aria-current="page">article-all-topics/);
    expect(html).toContain('href="/articulos/2/"');
    expect(html).toContain('Texto de posts.');
    expect(html).toContain('<a href="/es-ES/articulos.xml">article-feed</a>');
  });

  it('show the rest on their last page, without repeating the text', async () => {
    const { html } = await show('/articulos/2/');
    expect(html.match(/class="pz-entry"/g)).toHaveLength(2);
    expect(html).not.toContain('Texto de posts.');
  });

  it('show the articles of a topic on its page', async () => {
    const { html } = await show('/articulos/coste/');
    expect(html).not.toContain('Artículo plazo');
    expect(html).toMatch(/href="\/articulos\/coste\/" aria-current="page">Coste/);
  });

  it.each([
    ['/articulos/', 'posts', 'article-none'],
    ['/autores/', 'authors', 'author-none'],
    ['/destacados/', 'featured-article-summaries', 'article-none'],
    ['/diarios/', 'diaries', 'diary-none'],
    ['/glosario/', 'glossary-terms', 'glossary-none'],
    ['/preguntas/', 'question-groups', 'faq-none'],
  ])('%s says kindly that it is empty', async (path, folder, message) => {
    const { html, data } = await show(path, { [folder]: [] });
    expect(html).toContain(`${message}</p>`);
    expect(structuredDataFaults(data)).toEqual([]);
  });

  it('lead to a publisher’s article there, and to our own here, in the order of the editors', async () => {
    const { html } = await show('/destacados/');
    expect(html).toContain('href="https://cuaderno.example/a/" rel="external">De otro medio');
    expect(html).toContain('article-published-by Cuaderno');
    expect(html.indexOf('La cuota')).toBeLessThan(html.indexOf('De otro medio'));
  });

  it('name the outcome of a diary', async () => {
    expect((await show('/diarios/')).html).toContain('Quedan 900 €.');
  });
});

describe('§2.3 an author', () => {
  it('states credentials and conflicts of interest, and lists articles', async () => {
    const { html, data } = await show('/autores/lucia/');
    expect(html).toContain('<li>Economista</li>');
    expect(html).toContain('Ninguno.');
    expect(html).toContain('rel="external me">perfil.example/lucia</a>');
    expect(html).toContain('href="/autores/lucia/2/"');
    expect(thing(data, 'ProfilePage')).toMatchObject({ mainEntity: { knowsAbout: ['Préstamos'] } });
  });

  it('is listed by expertise, those without any last', async () => {
    const { html } = await show('/autores/');
    expect(html.indexOf('>Préstamos<')).toBeLessThan(html.indexOf('>author-other-areas<'));
    expect(html).toContain('<h3 class="pz-entry__title">Andrés</h3>');
  });
});

describe('§2.3 a diary', () => {
  it('has its entries in the order of their dates, each with the balance', async () => {
    const { html } = await show('/diarios/colchon/');
    expect(html.indexOf('Enero')).toBeLessThan(html.indexOf('Mayo'));
    expect(html).toMatch(/id="enero".*<strong>0\s€<\/strong>.*id="mayo".*<strong>400\s€<\/strong>/);
  });

  it('has the picture of an entry in that entry, fetched when it comes into view', async () => {
    const { html } = await show('/diarios/colchon/');
    expect(html).toMatch(/id="mayo".*<img[^>]+alt="Un tarro de monedas"/s);
    const [picture = ''] = /<img[^>]+Un tarro de monedas[^>]*>/.exec(html) ?? [];
    expect(picture).toContain('loading="lazy"');
  });
});

describe('§2.3 a review', () => {
  it('shows score, criteria, pros, cons, date and method of the test', async () => {
    const { html, data } = await show('/opiniones/brisa/');
    for (const shown of ['Hay ofertas mejores.', 'Claro', 'Caro', 'Lo pedimos.'])
      expect(html).toContain(shown);
    expect(html).toContain('<time dateTime="2026-10-28">28 de octubre de 2026</time>');
    expect(thing(data, 'Review')).toMatchObject({
      itemReviewed: { '@type': 'LoanOrCredit', name: 'Brisa', annualPercentageRate: 24.5 },
      reviewRating: { ratingValue: 4.2, bestRating: 5 },
      positiveNotes: { itemListElement: [{ name: 'Claro' }] },
    });
  });

  it('law.md shows the offer with its example, below the warning of the country’s law', async () => {
    const { html } = await show('/opiniones/brisa/');
    expect(html).toContain('data-representative-example');
    expect(html.indexOf('data-credit-warning')).toBeGreaterThan(0);
    expect(html.indexOf('data-credit-warning')).toBeLessThan(html.indexOf('data-product-action'));
  });

  it('of a product that is no longer offered has neither offer nor warning', async () => {
    const { html } = await show('/opiniones/brisa/', { products: [] });
    expect(html).not.toContain('data-offer');
    expect(html).not.toContain('data-credit-warning');
  });
});

describe('§2.3 a glossary', () => {
  it('links terms to each other and to what explains them', async () => {
    const { html } = await show('/glosario/');
    expect(html.indexOf('id="comision"')).toBeLessThan(html.indexOf('id="tae"'));
    expect(html).toContain('<a href="#comision">Comisión</a>');
    expect(html).toContain('<a href="/articulos/tae/">Artículo tae</a>');
  });
});

describe('§7.1 a page with a single text', () => {
  const basic = {
    ...editorialContent.pages[0],
    ...{ id: 'own', pageType: 'Basic', path: '/propia/', publishedAt: '2026-10-01T08:00:00Z' },
  };
  const signed = {
    ...{ authorId: 'lucia', reviewerId: 'andres', relatedPaths: ['/glosario/'] },
    image: { src: '/images/olivo.avif', alt: 'Un olivo', width: 1200, height: 630 },
  };
  const showBasic = async (changes: object) =>
    (await show('/propia/', { pages: [...editorialContent.pages, { ...basic, ...changes }] })).html;

  it('shows who wrote and reviewed it and when, its image and its related pages', async () => {
    const html = await showBasic(signed);
    expect(html).toContain('<dt>article-written-by</dt><dd><a href="/autores/lucia/">Lucía</a>');
    expect(html).toContain('<dt>article-reviewed-by</dt><dd>Andrés');
    expect(html).toContain('1 de octubre de 2026');
    expect(html).toContain('alt="Un olivo"');
    expect(html).toMatch(/article-related[\s\S]*href="\/glosario\/"/);
  });

  it('has none of it without an author, an image and related pages', async () => {
    const html = await showBasic({});
    expect(html).not.toMatch(/article-written-by|article-published|<img|article-related/);
  });
});
