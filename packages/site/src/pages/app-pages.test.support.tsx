import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContentClient, snapshotOf } from '@plaza/content-client';
import type { ContentEntity } from '@plaza/contract';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import { createMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import type { PageMatch } from '@plaza/routing';
import {
  loadScreen,
  readRoutePage,
  type ScreenChoice,
  type ScreenProps,
  type SiteContent,
} from '@plaza/screens';
import { StructuredData } from '@plaza/screens/react';
import type { PlazaSite } from '@plaza/site-config';
import { indexContent } from '@plaza/site-config/folder';
import { prerender } from 'react-dom/static';
import { createSiteContent } from '../next/create-site-content.ts';
import type { App as ServedApp } from '../react/app.ts';

const workspace = join(import.meta.dirname, '../../../..');

/** The apps of the repository, by folder. */
export const apps = globSync('apps/*/plaza.config.ts', { cwd: workspace }).map(dirname);

const known = new Map<string, Promise<App>>();

/**
 * The content of an app, and what its screens need of the app. The test files of a worker share it:
 * reading thousands of entries takes seconds.
 */
export function readApp(app: string): Promise<App> {
  const read = known.get(app) ?? readAppOnce(app);
  known.set(app, read);
  return read;
}

async function readAppOnce(app: string) {
  const folder = join(workspace, app);
  const { default: plaza } = (await import(join(folder, 'plaza.config.ts'))) as {
    default: PlazaSite;
  };
  const { entities } = await inspectContentFolder(join(folder, 'content'), {
    isWebsiteRead: false,
  });
  indexContent(plaza, entities);
  return { plaza, entities };
}

export type App = Awaited<ReturnType<typeof readAppOnce>>;

const messages = createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: interfaceTexts(),
});

/** A page as its screen and structured data write it. */
export async function writePage({ plaza, entities }: App, match: PageMatch<ScreenChoice>) {
  const { locale } = match;
  const content = contentOf(plaza, { entities, locale });
  const page = await readRoutePage(content, match.route);
  if (!page) throw new Error(`${match.path} has no content`);
  const screen = await loadScreen({ ...match.route, screen: undefined });
  const props = { app: screenApp(plaza), match, page, content };
  const { prelude } = await prerender(
    <html lang={locale}>
      <body>
        <main>{await screen.Screen(props)}</main>
        <StructuredData {...props} screen={screen} />
      </body>
    </html>,
  );
  return { html: await new Response(prelude).text(), path: buildPath(match) };
}

/** The path of a page as a build names it. */
const buildPath = ({ internalPath }: PageMatch) => internalPath.replace(/(.)\/$/, '$1');

function screenApp({ site, partners }: PlazaSite) {
  return {
    site,
    ...(partners && { partners }),
    blocks: { imageSource: ({ src }) => ({ src }), iconDrawing: () => undefined },
    offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
    feedLink: () => '/feed.xml',
    previewImage: async () => `${site.url}/preview.png`,
    log: ({ error }) => {
      throw error;
    },
  } as ScreenProps['app'];
}

/** The site's own reads, of a client that has the content alone. */
/** The content of a locale, as screens read it. */
export function contentOf(
  { site }: PlazaSite,
  { entities, locale }: { entities: readonly ContentEntity[]; locale: string },
): SiteContent {
  const client = createContentClient({
    ...{ baseUrl: '', mode: 'snapshot', snapshot: snapshotOf(entities) },
    ...(site.productsWithheld && { productsWithheld: site.productsWithheld }),
  });
  const app = {
    ...{ site, messages },
    log: ({ error }: { error: Error }) => {
      throw error;
    },
  } as unknown as ServedApp;
  return createSiteContent({ app, locale, client, mark: async () => undefined });
}
