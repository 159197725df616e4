import type { StoryObj } from '@storybook/react-vite';
import type { PageType } from '../../packages/routing/src/index.ts';
import { loadScreen, readRoutePage, type ScreenName } from '../../packages/screens/src/index.ts';
import {
  PageFrame,
  ProblemScreen,
  StructuredData,
  Trail,
} from '../../packages/screens/src/react.ts';
import { findPage } from './app-sites.ts';

type Shown = { readonly pageType: PageType; readonly screen?: ScreenName | undefined };

/** A page as a site answers it: the frame, the screen of its page type, its structured data. */
async function ShownPage({ pageType, screen: named }: Shown) {
  const { app, match, contentOf } = findPage(pageType, named);
  const content = contentOf(match.locale);
  const page = await readRoutePage(content, match.route);
  if (!page) throw new Error(`${match.path} has no content`);
  const screen = await loadScreen({ ...match.route, screen: named });
  const { Screen, frame } = screen;
  const props = { app, match, page, content };
  return (
    <PageFrame app={app} locale={match.locale} path={match.path} content={content} frame={frame}>
      <Trail {...props} />
      <Screen {...props} />
      <StructuredData {...props} screen={screen} />
    </PageFrame>
  );
}

function ShownProblem({ problem }: { readonly problem: 'not-found' | 'server-error' }) {
  const { app, match, contentOf } = findPage('ProductListStatic');
  const { locale } = match;
  return <ProblemScreen app={app} locale={locale} content={contentOf(locale)} problem={problem} />;
}

/** A whole page that is written on the server and never hydrated, as screens are. */
const asPage = { parameters: { frame: 'none', onServer: true } };

/** The story of a page type, with the first page of that type that an app has. */
export const pageStory = (pageType: PageType, screen?: ScreenName): StoryObj => ({
  ...asPage,
  render: () => <ShownPage pageType={pageType} screen={screen} />,
});

/** The story of a page that says what went wrong (§2.4). */
export const problemStory = (problem: 'not-found' | 'server-error'): StoryObj => ({
  ...asPage,
  render: () => <ShownProblem problem={problem} />,
});
