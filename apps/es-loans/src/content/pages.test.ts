import language from '@plaza/i18n/locales/es.json' with { type: 'json' };
import { parseDocument } from '@plaza/ui-blocks';
import { describe, expect, test } from 'vitest';
import own from '../../locales/es-ES.json' with { type: 'json' };
import { entriesOf, olivar, pageAt } from './olivar.ts';
import { linesOf, linkTargets, nodesOf } from './read-document.ts';

const texts = { ...language, ...own };

/** §2.1: the nine paths and the accessibility statement, their page types, and whether search engines may keep them. */
const PAGES = [
  ['/', 'ProductListStatic', true],
  ['/100-euros/', 'ProductListStatic', true],
  ['/250-euros/', 'ProductListStatic', true],
  ['/500-euros/', 'ProductListStatic', true],
  ['/1000-euros/', 'ProductListStatic', true],
  ['/lp/', 'ProductList', false],
  ['/contactanos/', 'Contact', true],
  ['/politica-de-privacidad/', 'PrivacyPolicy', true],
  ['/politica-de-cookies/', 'CookiePolicy', true],
  ['/accesibilidad/', 'Basic', true],
] as const;
const PATHS = PAGES.map(([path]) => path);

/** §2.6, §3.4: what a document of this site may consist of. */
const VOCABULARY = `doc paragraph text heading bulletList orderedList listItem
  table tableRow tableHeader tableCell bold italic link
  StepsBlock ProsConsBlock Faq QuestionBlock InformationBlock WarningBlock BasicBlock
  ToListButtonBlock DividerBlock FinanceOverviewBlock CookieTableBlock QuoteBlock RecommendationBlock LeadForm`.split(
  /\s+/,
);

const word = (slug: string) => {
  const component = entriesOf('components').find((candidate) => candidate.slug === slug);
  if (component?.type !== 'richText') throw new Error(`There is no word ${slug}`);
  return linesOf(component.body).join('');
};

test('the folder reads without a fault and without a field that nobody knows', () => {
  expect(olivar.warnings).toEqual([]);
  expect(olivar.website).toMatchObject({ id: 101, displayName: 'Olivar', productType: 1 });
  expect(olivar.website.url).toBe('https://olivar.example');
  expect(olivar.website.countries).toEqual([
    { id: 13, locale: 'es-ES', pathPrefix: '', phoneCode: '34', currency: { name: 'EUR' } },
  ]);
});

describe('§2.1', () => {
  test.each(PAGES)('%s is a %s page', (path, pageType, isIndexed) => {
    const page = pageAt(path);
    expect([page.pageType, page.locale]).toEqual([pageType, 'es-ES']);
    expect(page.meta.noIndex).toBe(!isIndexed);
    expect(page.meta.title.length).toBeLessThanOrEqual(70);
    expect(page.meta.description.length).toBeLessThanOrEqual(170);
  });

  test('there is no other page, and no two share a heading, title or description', () => {
    const pages = entriesOf('pages');
    expect(pages.map(({ path }) => path).toSorted()).toEqual(PATHS.toSorted());
    for (const field of ['heading', 'lead'] as const)
      expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
    for (const field of ['title', 'description'] as const)
      expect(new Set(pages.map(({ meta }) => meta[field])).size).toBe(pages.length);
  });

  test('§2.4: the paths of the website lead to pages of their type', () => {
    const paths = Object.entries(olivar.website.paths?.['es-ES'] ?? {});
    expect(paths.length).toBe(5);
    for (const [pageType, path] of paths) expect(pageAt(path).pageType).toBe(pageType);
  });
});

describe('links', () => {
  const linked = olivar.entities.map(({ file, value }) => [file, linkTargets(value)] as const);
  const internal = linked.flatMap(([file, targets]) =>
    targets.filter((target) => target.startsWith('/')).map((target) => [target, file] as const),
  );

  test.each(internal)('%s in %s is a page, and a place on it', (target) => {
    const [path = '', place] = target.split('#');
    expect(PATHS).toContain(path);
    if (place) expect(nodesOf(pageAt(path).body).map(({ attrs }) => attrs?.id)).toContain(place);
  });

  test('every other link is https, a mailbox of the site, or the list of offers', () => {
    const others = linked.flatMap(([, targets]) => targets.filter((t) => !t.startsWith('/')));
    expect(others.length).toBeGreaterThan(0);
    for (const target of others)
      expect(target).toMatch(/^(?:https:\/\/|mailto:[a-z]+@olivar\.example$|#)/);
    const fragments = others.filter((target) => target.startsWith('#'));
    expect(new Set(fragments)).toEqual(new Set([`#${word('offers-fragment')}`]));
  });

  test('the menus reach every page but the landing page and the amounts, which the front page offers', () => {
    const targets = entriesOf('menus').flatMap(({ items }) => linkTargets(items));
    const reached = new Set(targets.map((target) => target.split('#')[0] ?? ''));
    expect([...reached].toSorted()).toEqual(
      PATHS.filter((path) => path !== '/lp/' && !path.endsWith('-euros/')).toSorted(),
    );
  });
});

test('design §9: the policy says where the cookie settings are for good', () => {
  expect(linesOf(pageAt('/politica-de-cookies/').body).join('\n')).toContain(
    `en «${word('consent-settings')}», al pie de cada página`,
  );
});

describe('§3.4: documents', () => {
  const documents = [...entriesOf('pages'), ...entriesOf('posts')];

  test.each(documents)('$id uses the words of the block schemas', ({ body }) => {
    const unknown = nodesOf(body).filter(({ type }) => !VOCABULARY.includes(type));
    expect(unknown).toEqual([]);
  });

  test.each(documents)('§5: $id is read strictly, every block by its schema', ({ body }) => {
    expect(parseDocument(body, { mode: 'strict' }).content.length).toBe(body.content.length);
  });

  test.each(documents)('$id has headings that skip no level below its h1', ({ body }) => {
    const levels = nodesOf(body)
      .filter(({ type }) => type === 'heading')
      .map(({ attrs }) => Number(attrs?.level));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    expect(Math.min(2, ...levels)).toBe(2);
  });
});

test('§7.1: editors can change every word of the interface through a component', () => {
  const slugs = entriesOf('components').flatMap(({ slug, type }) => {
    if (type === 'richText') return [slug];
    return type === 'banner' ? ['heading', 'text', 'action'].map((part) => `${slug}-${part}`) : [];
  });
  const keys = Object.keys(texts).map((key) => key.replaceAll('_', '-'));
  expect(slugs.toSorted()).toEqual(keys.toSorted());
  expect(word('credit-warning')).toBe(texts['credit-warning']);
});

describe('design §7, credit advertising and the company: what the site must say', () => {
  const organization = entriesOf('components').flatMap((component) =>
    component.type === 'organization' ? [component.organization] : [],
  )[0];

  test('Directive (EU) 2023/2225 art. 8(1): the warning, word for word', () => {
    expect(word('credit-warning')).toBe('Atención: tomar dinero prestado cuesta dinero');
  });

  test('LSSI art. 10: one company, and the privacy policy gives the same identity', () => {
    const policy = linesOf(pageAt('/politica-de-privacidad/').body).join('\n');
    const { legalName, taxId, registration, address, email, telephone } = organization ?? {};
    for (const detail of [legalName, taxId, registration, email, telephone, ...(address ?? [''])]) {
      expect(detail).toBeTruthy();
      expect(policy).toContain(detail);
    }
  });

  test('the front page says that it compares, does not lend, and how it earns money', () => {
    const text = linesOf(pageAt('/').body).join('\n');
    expect(text).toMatch(/No somos una entidad de crédito ni un prestamista/);
    expect(text).toMatch(/la entidad puede pagarnos una comisión/);
    expect(text).toMatch(/Datos de muestra/);
  });

  test.each(['RGPD', 'LOPDGDD', 'LSSI', 'Agencia Española de Protección de Datos', 'Portabilidad'])(
    'the privacy policy speaks of %s',
    (subject) => {
      expect(linesOf(pageAt('/politica-de-privacidad/').body).join('\n')).toContain(subject);
    },
  );
});
