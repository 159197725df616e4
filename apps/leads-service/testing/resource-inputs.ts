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
  const byId = (folder: ContentFolder) => {
    const ids = new Set(['nobody', ...valuesOf(entities, folder).map(({ id }) => String(id))]);
    return inLocale.flatMap((input) => [...ids].map((id) => ({ ...input, id })));
  };
  return {
    authors: inLocale,
    categories: inLocale,
    components: inLocale,
    menus: inLocale,
    page: pageInputs(entities),
    diaries: inLocale,
    diary: byId('diaries'),
    featuredArticleSummaries: inLocale,
    featuredArticle: byId('featured-article-summaries'),
    gameProviders: inLocale,
    gameProvider: byId('game-providers'),
    glossaryTerms: inLocale,
    job: byId('jobs'),
    jobs: inLocale,
    paths: [{}, ...inLocale],
    paymentProviders: inLocale,
    paymentProvider: byId('payment-providers'),
    post: byId('posts'),
    postSummaries: inLocale.flatMap(withPostFilters),
    pressReleases: inLocale,
    provider: byId('providers'),
    providers: inLocale,
    questionGroups: inLocale,
    review: byId('reviews'),
    reviews: inLocale,
    scholarship: byId('scholarships'),
    scholarships: inLocale,
    searchMenuItems: inLocale,
    slots: inLocale,
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

function withPostFilters(input: { locale: string }) {
  const names = ['que-es-la-tae', 'no-such-post'];
  return [
    input,
    { ...input, author: 'author-2' },
    { ...input, author: 'nobody' },
    { ...input, names },
    { ...input, names, author: 'author-1' },
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
