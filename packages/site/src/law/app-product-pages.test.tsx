import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { selectContent } from '@plaza/content-client';
import type { ContentEntity, Page, ResourceName } from '@plaza/contract';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import { createMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { countryOfLocale, findPage } from '@plaza/routing';
import { loadScreen, type ScreenProps, type SiteContent } from '@plaza/screens';
import { StructuredData } from '@plaza/screens/react';
import { structuredDataFaults } from '@plaza/screens/testing';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { PlazaSite } from '../config/define-site.ts';
import { indexContent } from '../sync/index-content.ts';
import { creditPages } from './credit-pages.ts';
import { creditReport } from './credit-report.ts';
import { productIssues } from './product-issues.ts';

const workspace = join(import.meta.dirname, '../../../..');
const apps = globSync('apps/*/plaza.config.ts', { cwd: workspace }).map(dirname);

/** The content of an app, and what its screens need of the app. */
async function readApp(app: string) {
  const folder = join(workspace, app);
  const { default: plaza } = (await import(join(folder, 'plaza.config.ts'))) as {
    default: PlazaSite;
  };
  const { entities } = await inspectContentFolder(join(folder, 'content'), {
    isWebsiteRead: false,
  });
  indexContent(plaza, entities);
  const pages = entities.flatMap(({ folder: kind, value }) =>
    kind === 'pages' && (value as Page).productList ? [value as Page] : [],
  );
  return { plaza, entities, pages };
}

type App = Awaited<ReturnType<typeof readApp>>;

const messages = createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: interfaceTexts(),
});

/** A page as its screen and structured data write it. */
async function writePage({ plaza, entities }: App, page: Page) {
  const { locale, path } = page;
  const match = findPage(plaza.site, { locale, path });
  if (!match) throw new Error(`${path} of ${locale} is no page`);
  const screen = await loadScreen({ ...match.route, screen: undefined });
  const props = {
    app: screenApp(plaza),
    match,
    page,
    content: contentOf(plaza, { entities, locale }),
  };
  const { prelude } = await prerender(
    <html lang={locale}>
      <body>
        <main>{await screen.Screen(props)}</main>
        <StructuredData {...props} screen={screen} />
      </body>
    </html>,
  );
  return { html: await new Response(prelude).text(), path: match.internalPath };
}

function screenApp({ site }: PlazaSite) {
  return {
    site,
    blocks: { imageSource: ({ src }) => ({ src }), iconDrawing: () => undefined },
    offerLink: (template) => template,
    feedLink: () => '/feed.xml',
    log: ({ error }) => {
      throw error;
    },
  } as ScreenProps['app'];
}

function contentOf(
  { site }: PlazaSite,
  { entities, locale }: { entities: readonly ContentEntity[]; locale: string },
): SiteContent {
  const currency = countryOfLocale(site, locale).currency.name;
  const select = (name: ResourceName, input: object = {}) =>
    selectContent(entities, name, { locale, ...input }).value;
  return {
    page: async (path: string) => select('page', { path }),
    products: async () => select('products') ?? [],
    components: async () => select('components'),
    list: async (name: ResourceName) => ({ entries: select(name), total: 0 }),
    item: async (name: ResourceName, id: string) => select(name, { id }),
    translator: () => messages({ locale, currency }),
  } as unknown as SiteContent;
}

describe.each(apps)('%s', async (name) => {
  const app = await readApp(name);
  const laws = creditPages(app.plaza.site);

  test.each(app.pages.map((page) => [`${page.locale} ${page.path}`, page] as const))(
    '%s obeys the law on what it lists, and has valid structured data',
    async (_, page) => {
      const { html, path } = await writePage(app, page);
      const law = laws[path.replace(/(.)\/$/, '$1')];
      if (!law) throw new Error(`${path} is not checked`);
      expect(creditReport({ ...law, html }).issues).toEqual([]);
      expect(productIssues(html, page.locale)).toEqual([]);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      if (data) expect(structuredDataFaults(JSON.parse(data))).toEqual([]);
    },
  );
});
