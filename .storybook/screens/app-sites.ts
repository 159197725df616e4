import { declaredCookies } from '@plaza/consent';
import { selectContent } from '@plaza/content-client';
import { type ContentEntity, listContentPaths, type ResourceName } from '@plaza/contract';
import { createMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { type PageMatch, type PageType, sitePages, updateIndex } from '@plaza/routing';
import { policyLinks, type ScreenApp, type SiteContent } from '@plaza/screens';
import grove from '../pictures/grove.svg?no-inline';

type Config = Pick<ScreenApp, 'site' | 'partners'> & { readonly brand: string };
type Texts = Record<string, string>;

const configs = import.meta.glob<Config>('../../apps/*/plaza.config.ts', {
  eager: true,
  import: 'default',
});
/**
 * Of a site in several languages the Spanish entries alone, to keep Storybook small, and the flows
 * that Spain has not with what is around them.
 */
const files = import.meta.glob<object>(
  [
    '../../apps/*/content/*/*.json',
    '../../apps/*/content/*/es-ES/*.json',
    '../../apps/*/content/pages/en-ZA/{signup-south-africa,moneezy-app}.json',
    '../../apps/*/content/pages/de-DE/signup-broker-extended.json',
    '../../apps/*/content/{menus,components,cookie-categories}/{en-ZA,de-DE}/*.json',
  ],
  { eager: true, import: 'default' },
);
const locales = import.meta.glob<{ default: Texts }>('../../apps/*/locales/*.json');

/** A site whose screens can be shown: what they know of it, and the sample content of its app. */
export type AppSite = {
  readonly app: ScreenApp;
  readonly brand: string;
  readonly contentOf: (locale: string) => SiteContent;
  readonly entities: readonly ContentEntity[];
  /** The pages whose content is here; tests may have given the site more. */
  readonly places: ReadonlySet<string>;
};

const placeOf = ({ locale, path }: { locale: string; path: string }) => `${locale} ${path}`;

/** Every app of the repository with a `plaza.config.ts`. */
export const appSites: readonly AppSite[] = Object.entries(configs).map(([file, config]) => {
  const { site, brand } = config;
  const folder = file.replace(/plaza\.config\.ts$/, '');
  const entities = entitiesIn(`${folder}content/`);
  const paths = listContentPaths(entities);
  updateIndex(site, paths);
  return {
    ...{ app: screenApp(config), brand, entities },
    contentOf: contentOf(folder, { site, entities }),
    places: new Set(paths.map(({ locale, path }) => placeOf({ locale, path }))),
  };
});

type SitePage = AppSite & { readonly match: PageMatch };

/** Every page of a page type that an app routes, those whose row names the screen first. */
export function findPages(pageType: PageType, screen?: string): SitePage[] {
  const pages = appSites
    .flatMap((appSite) => [...sitePages(appSite.app.site)].map((match) => ({ ...appSite, match })))
    .filter(
      ({ match, places }) => match.route.pageType === pageType && places.has(placeOf(match.route)),
    );
  const isNamed = ({ match }: SitePage) => match.route.screen === screen;
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/**
 * The first of them.
 *
 * @throws Error when no app has one
 */
export function findPage(pageType: PageType, screen?: string): SitePage {
  const [page] = findPages(pageType, screen);
  if (!page) throw new Error(`No app has a route of the page type ${pageType}`);
  return page;
}

function screenApp({ site, partners }: Config): ScreenApp {
  return {
    site,
    ...(partners && { partners }),
    blocks: { imageSource: () => ({ src: grove }), iconDrawing: () => undefined },
    offerLink: ({ slug }) => `/go/${slug}`,
    log: ({ error }) => {
      throw error;
    },
  };
}

type Content = { readonly site: ScreenApp['site']; readonly entities: readonly ContentEntity[] };

function contentOf(folder: string, { site, entities }: Content) {
  const messages = createMessages({
    namespace: 'interface',
    messages: interfaceMessages,
    read: interfaceTexts(textsIn(`${folder}locales/`)),
  });
  return (locale: string): SiteContent => {
    const currency = site.marketByLocale.get(locale)?.country.currency.name ?? 'EUR';
    const select = (name: ResourceName, input: object = {}) =>
      selectContent(entities, name, { locale, ...input });
    const read = async (name: ResourceName, input?: object) => select(name, input).value as never;
    const cookieCategories: SiteContent['cookieCategories'] = () => read('cookieCategories');
    const cookieProviders: SiteContent['cookieProviders'] = () => read('websiteCookies');
    return {
      page: (path) => read('page', { path }),
      products: () => read('products'),
      async list(resource, query) {
        const { value, total = 0 } = select(resource, query);
        return { entries: value as never, total };
      },
      item: (resource, id) => read(resource, { id }),
      menus: () => read('menus'),
      components: () => read('components'),
      cookieCategories,
      cookieProviders,
      declaredCookies: async () =>
        declaredCookies({
          categories: await cookieCategories(),
          providers: await cookieProviders(),
          site: { displayName: site.displayName, ...policyLinks(site, locale) },
          locale,
        }),
      translator: () => messages({ locale, currency }),
    };
  };
}

function entitiesIn(folder: string): ContentEntity[] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, value]) => {
      const inside = file.slice(folder.length);
      return { folder: inside.split('/', 1)[0], file: inside, value } as ContentEntity;
    });
}

function textsIn(folder: string) {
  return Object.fromEntries(
    Object.entries(locales)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, load]) => [file.slice(folder.length).replace(/\.json$/, ''), load]),
  );
}
