import { readFileSync } from 'node:fs';
import { screenNames, screenOfPageType } from '@plaza/screens';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';

import * as stories from './screens.stories.tsx';

const source = readFileSync(new URL('./screens.stories.tsx', import.meta.url), 'utf8');

test('§2.1 every page type that a screen shows, and every screen, has a story', () => {
  const named = [...source.matchAll(/= pageStory\('(\w+)'(?:, '([\w-]+)')?\)/g)];
  const pageTypes = named.map(([, pageType]) => pageType);
  expect(pageTypes).toEqual(expect.arrayContaining(Object.keys(screenOfPageType)));
  const screens = named.map(
    ([, pageType = '', screen]) =>
      screen ?? screenOfPageType[pageType as keyof typeof screenOfPageType],
  );
  expect([...new Set(screens)].sort()).toEqual([...screenNames]);
});

const { default: _, ...screens } = stories;

test.each(Object.entries(screens))('§2.1 %s is written without Next', async (_name, story) => {
  const errors: unknown[] = [];
  const render = story.render as () => ReactNode;
  const { prelude } = await prerender(render(), { onError: (error) => void errors.push(error) });
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
