import { expect, test } from 'vitest';
import { createBuildCheck } from './build-check.ts';

const of = (...names: readonly string[]) => ({
  assets: new Set(names.map((name) => `/_next/static/${name}`)),
});

const page = (...names: readonly string[]) => ({
  status: 200,
  body: names.map((name) => `<link href="/_next/static/${name}">`).join(''),
});

test('a page is mixed if it links assets that only one build has and ones that only the other has', () => {
  const builds = createBuildCheck(of('old.css', 'font.woff2'), of('new.css', 'font.woff2'));
  builds.check(page('old.css', 'font.woff2'));
  builds.check(page('new.css', 'font.woff2'));
  builds.check(page('new.css', 'old.css'));
  builds.check(page('font.woff2'));
  expect(builds.counts).toEqual({ before: 1, after: 1, mixed: 1, unknown: 1 });
});
