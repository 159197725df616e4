import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screenNames, screenOfPageType } from '../../packages/screens/src/index.ts';

const source = readFileSync(new URL('./screens.stories.tsx', import.meta.url), 'utf8');

test('§2.1 every page type that a screen shows, and every screen, has a story', () => {
  const stories = [...source.matchAll(/= pageStory\('(\w+)'(?:, '([\w-]+)')?\)/g)];
  const pageTypes = stories.map(([, pageType]) => pageType);
  expect(pageTypes).toEqual(expect.arrayContaining(Object.keys(screenOfPageType)));
  const screens = stories.map(
    ([, pageType = '', screen]) =>
      screen ?? screenOfPageType[pageType as keyof typeof screenOfPageType],
  );
  expect([...new Set(screens)].sort()).toEqual([...screenNames]);
});
