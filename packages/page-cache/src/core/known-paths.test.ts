import { expect, it } from 'vitest';
import { createKnownPaths } from './known-paths.ts';

it('names the paths of pages with an expired tag, once for each time that they were noted', () => {
  const paths = createKnownPaths(10);
  paths.note('/', ['content', 'content:posts']);
  paths.note('/a/', ['content', 'content:posts:es:a']);
  paths.note('/untagged/', []);
  expect(paths.take(['content:posts:es:a', 'other'])).toEqual(['/a/']);
  expect(paths.take(['content'])).toEqual(['/']);
  paths.note('/a/', ['content']);
  expect(paths.take(['content'])).toEqual(['/a/']);
  expect(paths.take(['content'])).toEqual([]);
});

it('forgets the least recently noted path beyond its limit', () => {
  const paths = createKnownPaths(2);
  for (const path of ['/a/', '/b/', '/a/', '/c/']) paths.note(path, ['content']);
  expect(paths.take(['content']).sort()).toEqual(['/a/', '/c/']);
});
