import { screenNames, screenOfPageType } from '@plaza/screens';
import { screenPages } from '@plaza/screens/testing/screen-pages';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { pageStory } from './screen-story.tsx';
import * as problems from './screens.stories.tsx';

const pages = screenNames.flatMap((screen) =>
  screenPages(screen).map((page) => ({ ...page, screen })),
);

test('§2.1 every page type that a screen shows has a story', () => {
  expect(pages.map(({ pageType }) => pageType)).toEqual(
    expect.arrayContaining(Object.keys(screenOfPageType)),
  );
});

const { default: _, ...problemStories } = problems;
const stories = [
  ...pages.map(({ name, pageType, screen }) => [name, pageStory(pageType, screen)] as const),
  ...Object.entries(problemStories),
];

test.each(stories)('§2.1 %s is written without Next', async (_name, story) => {
  const errors: unknown[] = [];
  const render = story.render as () => ReactNode;
  const { prelude } = await prerender(render(), { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
