import type { ResourceInput } from '@plaza/content-client';
import type { ContentEntity, ContentFolder, ResourceName } from '@plaza/contract';

type Inputs = { readonly [R in ResourceName]: readonly ResourceInput<R>[] };

const locales = ['es-ES', 'sv-SE', 'fi-FI'];
const flags = [undefined, false, true];

/**
 * The requests of every resource: each entry by each of its names in each locale, every filter, and
 * missing entries.
 */
export function resourceInputs(entities: readonly ContentEntity[]): Inputs {
  const inLocale = locales.map((locale) => ({ locale }));
  const inPages = inLocale.flatMap(withPages);
  const byId = (folder: ContentFolder) => {
    const ids = new Set(['nobody', ...valuesOf(entities, folder).map(({ id }) => String(id))]);
    return inLocale.flatMap((input) => [...ids].map((id) => ({ ...input, id })));
  };
  return {
    author: byId('authors'),
    authors: inPages,
    categories: inLocale,
    category: byId('categories'),
    components: inLocale,
    menus: inLocale,
    page: pageInputs(entities),
    diaries: inPages,
    diary: byId('diaries'),
    featuredArticleSummaries: inPages,
    featuredArticle: byId('featured-article-summaries'),
    gameProviders: inPages,
    gameProvider: byId('game-providers'),
    glossaryTerms: inPages,
    job: byId('jobs'),
    jobs: inLocale,
    paths: [{}, { page: 2, size: 5 }, ...inPages],
    paymentProviders: inPages,
    paymentProvider: byId('payment-providers'),
    post: byId('posts'),
    postSummaries: inLocale.flatMap(withPostFilters),
    pressReleases: inLocale,
    provider: byId('providers'),
    providers: inPages,
    questionGroups: inLocale,
    review: byId('reviews'),
    reviews: inPages,
    scholarship: byId('scholarships'),
    scholarships: inLocale,
    searchMenuItems: inLocale,
    slots: inPages,
    slot: byId('slots'),
    tools: inLocale,
    cookieCategories: [{}, ...inLocale],
    websiteCookies: [{}],
    products: inLocale.flatMap((input) =>
      flags.map((includeInactive) => ({ ...input, includeInactive })),
    ),
    product: productInputs(entities),
    productAlternatives: alternativesInputs(entities),
  };
}

const valuesOf = (entities: readonly ContentEntity[], wanted: ContentFolder) =>
  entities.flatMap(({ folder, value }) => (folder === wanted ? value : []));

const productsOf = (entities: readonly ContentEntity[]) =>
  entities.flatMap(({ folder, value }) => (folder === 'products' ? value : []));

function pageInputs(entities: readonly ContentEntity[]) {
  const pages = entities.flatMap(({ folder, value }) => (folder === 'pages' ? value : []));
  const paths = ['/nowhere/', ...pages.map(({ path }) => path)];
  return paths.flatMap((path) => [{ path }, ...locales.map((locale) => ({ path, locale }))]);
}

/** The whole list, and pages of it: the first ones, one of its end, and one beyond it. */
function withPages(input: { locale: string }) {
  const pages = [{ page: 1 }, { size: 1 }, { page: 2, size: 1 }, { page: 9, size: 100 }];
  return [input, ...pages.map((page) => ({ ...input, ...page }))];
}

function withPostFilters(input: { locale: string }) {
  const names = ['que-es-la-tae', 'no-such-post'];
  return [
    input,
    { ...input, author: 'author-2' },
    { ...input, author: 'nobody' },
    { ...input, names },
    { ...input, names, author: 'author-1' },
    { ...input, category: 'category-1' },
    { ...input, category: 'nothing' },
    { ...input, category: 'category-2', page: 1, size: 1 },
    ...withPages(input),
  ];
}

function productInputs(entities: readonly ContentEntity[]) {
  const products = productsOf(entities);
  const names = ['999', 'no-such-product', ...products.flatMap(({ id, slug }) => [`${id}`, slug])];
  return locales.flatMap((locale) =>
    names.flatMap((id) => flags.map((includeInactive) => ({ locale, id, includeInactive }))),
  );
}

/** Only for existing products: alternatives to a missing product are a 404, not a list. */
function alternativesInputs(entities: readonly ContentEntity[]) {
  return productsOf(entities)
    .filter(({ locale }) => locales.includes(locale))
    .flatMap(({ id, locale }) => [
      { id, locale },
      { id, locale, count: 1 },
      { id, locale, count: 50 },
    ]);
}
