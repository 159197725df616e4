import { findInternalPage, findOtherSpelling } from '@plaza/routing';
import { PageFrame, StructuredData, Trail } from '@plaza/screens/react';
import { notFound, permanentRedirect } from 'next/navigation';
import { internalPathOf, type PageParams } from '../core/match-params.ts';
import { pageMetadata } from '../core/page-metadata.ts';
import { staticParams } from '../core/prerendered-pages.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import { headContent } from '../react/head-content.ts';
import { findMatch } from './find-match.ts';
import { readPage } from './read-page.ts';

type PageProps = { readonly params: Promise<unknown> };

/**
 * The page of `app/[locale]/[[...path]]`: finds its route, loads its screen on demand and its
 * content from the service (§2.2, §2.4). The app's file must also export `dynamic = 'error'`,
 * `dynamicParams = true` and `revalidate` as literals, which Next requires.
 */
export function createPage(app: App) {
  return {
    page: ({ params }: PageProps) => renderPage(app, params),
    generateMetadata: ({ params }: PageProps) => readMetadata(app, params),
    generateStaticParams: async () => {
      await loadPaths(app);
      return staticParams(app);
    },
  };
}

async function renderPage(app: App, params: PageProps['params']) {
  const match = await findPage(app, params);
  const { screen, ...props } = await readPage(app, match);
  const { Screen, frame = 'full' } = screen;
  const { locale, path } = match;
  return (
    <>
      <PageFrame
        app={props.app}
        locale={locale}
        path={path}
        match={match}
        content={props.content}
        page={props.page}
        frame={frame}
      >
        <Trail {...props} />
        <Screen {...props} />
      </PageFrame>
      <StructuredData {...props} screen={screen} />
    </>
  );
}

async function readMetadata(app: App, params: PageProps['params']) {
  const match = await findPage(app, params);
  return pageMetadata(app.site, match, await headContent(await readPage(app, match)));
}

async function findPage(app: App, params: PageProps['params']) {
  const match = await findMatch(app, params);
  return match ?? redirectOrNotFound(app, (await params) as PageParams);
}

/**
 * The number of a list's first page is the list, and capitals are the page without them; the request
 * handler redirects both before Next.
 */
function redirectOrNotFound({ site }: App, params: PageParams): never {
  const internalPath = internalPathOf(params);
  const path =
    findInternalPage(site, `${internalPath}/`)?.path ?? findOtherSpelling(site, internalPath);
  return path === undefined ? notFound() : permanentRedirect(path);
}
