import type { Page } from '@plaza/contract';
import { fillView } from '@plaza/flow-server/core/answers/fill-view';
import { checkedAnswers } from '@plaza/flow-server/core/flows/checked-answers';
import { fillFlowPage } from '@plaza/flow-server/core/flows/fill-flow-page';
import type { FlowView } from '@plaza/flow-server/core/flows/flow-view';
import { type Answers, flowOfPageType } from '@plaza/flows';
import type { PageType } from '@plaza/routing';
import { answerOf, flowContext, loadScreen, readRoutePage, type ScreenName } from '@plaza/screens';
import { PageFrame, ProblemScreen, StructuredData, Trail } from '@plaza/screens/react';
import type { ScreenDocs } from '@plaza/screens/testing/screen-docs';
import { screenTitle } from '@plaza/screens/testing/screen-pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { findPage } from './app-sites.ts';

/** What the controls of a story change of its page. */
type Changes = { readonly heading?: string; readonly lead?: string; readonly page?: object };

type Shown = {
  readonly pageType: PageType;
  readonly screen?: ScreenName | undefined;
  readonly changes?: Changes;
};

/** A page as a site answers it: the frame, the screen of its page type, its structured data. */
async function ShownPage({ pageType, screen: named, changes }: Shown) {
  const { app, match, contentOf } = findPage(pageType, named);
  const content = contentOf(match.locale);
  const found = await readRoutePage(content, match.route);
  if (!found) throw new Error(`${match.path} has no content`);
  const page = changedPage(found, changes);
  const screen = await loadScreen({ ...match.route, screen: named });
  const { Screen, frame } = screen;
  const props = { app, match, page, content };
  return (
    <PageFrame {...{ app, match, content, page, frame }} locale={match.locale} path={match.path}>
      <Trail {...props} />
      <Screen {...props} />
      <StructuredData {...props} screen={screen} />
    </PageFrame>
  );
}

function changedPage(page: Page, { heading, lead, page: others }: Changes = {}): Page {
  return { ...page, ...(heading && { heading }), ...(lead && { lead }), ...others };
}

function ShownProblem({ problem }: { readonly problem: 'not-found' | 'server-error' }) {
  const { app, match, contentOf } = findPage('ProductListStatic');
  const { locale } = match;
  return <ProblemScreen app={app} locale={locale} content={contentOf(locale)} problem={problem} />;
}

/** A whole page that is written on the server and never hydrated, as screens are. */
const asPage = { parameters: { layout: 'fullscreen', frame: 'none', onServer: true } };

/** The story of a page type, with the first page of that type that an app has. */
export const pageStory = (pageType: PageType, screen?: ScreenName): StoryObj => ({
  ...asPage,
  render: (changes) => <ShownPage {...{ pageType, screen, changes }} />,
});

/** What a file of stories says of a screen: its documentation, and what controls change. */
export const screenMeta = (screen: ScreenName, docs: ScreenDocs): Meta => ({
  title: `Screens/${screenTitle(screen)}`,
  excludeStories: /Docs$/,
  argTypes: {
    heading: { control: 'text', description: 'The only heading of level 1' },
    lead: { control: 'text', description: 'One or two sentences below it' },
    page: { control: 'object', description: 'Any other fields of the page, as JSON' },
  },
  parameters: { screen, screenDocs: docs },
});

/** The story of a page that says what went wrong (§2.4). */
export const problemStory = (problem: 'not-found' | 'server-error'): StoryObj => ({
  ...asPage,
  render: () => <ShownProblem problem={problem} />,
});

/** The page with something filled in, as the server of a site fills it. */
const filledStory = (pageType: PageType, fill: (html: string) => string | undefined): StoryObj => ({
  ...pageStory(pageType),
  parameters: {
    ...asPage.parameters,
    fill(html: string) {
      const filled = fill(html);
      if (filled === undefined) throw new Error(`The page of ${pageType} has nothing to fill in`);
      return filled;
    },
  },
});

/** The story of a list or a calculator that is asked something by its address. */
export const askedStory = (pageType: PageType, query: string): StoryObj =>
  filledStory(pageType, (html) => {
    const answer = answerOf(findPage(pageType).match.route);
    const asked = new URLSearchParams(query);
    return fillView(html, (settings) => answer?.view?.(asked, settings as never) ?? {});
  });

type At =
  | { readonly step: string; readonly isRefused?: boolean }
  | { readonly answers: Answers }
  | { readonly end: string; readonly reasons?: readonly string[] };

/** The story of a flow at a later step, with what it refuses, with its answers to check, or at an end. */
export const flowStory = (pageType: PageType, at: At): StoryObj =>
  filledStory(pageType, (html) => fillFlowPage(html, flowView(pageType, at)));

const DAY = '2026-11-22';

function flowView(pageType: PageType, at: At): FlowView {
  const { app, match } = findPage(pageType);
  const context = { ...flowContext(app.site, match.locale, DAY), answers: {} };
  if ('end' in at)
    return {
      kind: 'end',
      context,
      end: at.end,
      reasons: at.reasons ?? [],
      reference: 'R8W6-633X-0T',
    };
  const flow = flowOfPageType(pageType);
  if (!flow) throw new Error(`${pageType} has no flow`);
  const { steps } = flow;
  const { path } = match;
  const shown = { kind: 'step', context, carried: {}, values: {}, left: [], withheld: [] } as const;
  if ('answers' in at) {
    const answers = checkedAnswers({ flow, path }, at.answers);
    return { ...shown, step: 'check', issues: [], back: path, answers };
  }
  const step = steps.findIndex(({ name }) => name === at.step);
  const asked = at.isRefused ? (steps[step]?.fields ?? []) : [];
  return {
    ...shown,
    step: at.step,
    ...(step !== 0 && { back: path }),
    issues: asked.map(({ name }) => ({ field: name, code: 'required' })),
    progress: { step: step + 1, steps: steps.length },
  };
}
