import type { ContentEntity } from '@plaza/contract';
import { expect, test } from 'vitest';
import { unstorableTexts } from './unstorable-texts.ts';

const post = (value: object) => [{ folder: 'posts', file: 'posts/a.json', value } as ContentEntity];

test.each([
  [{ title: 'a\0b' }, 'title', /U\+0000/],
  [{ body: { content: [{ text: 'half \ud83d' }] } }, 'body.content.0.text', /surrogate/],
  [{ body: { 'key\0': 1 } }, 'body.key\0', /U\+0000/],
])('PostgreSQL cannot store %j, so the import names the place', (value, path, message) => {
  const issues = unstorableTexts(post(value));
  expect(issues).toEqual([{ file: 'posts/a.json', path, message: expect.stringMatching(message) }]);
});

test('accepts complete characters and text that looks like escapes', () => {
  expect(unstorableTexts(post({ title: 'héllo 😀 \\u0000', list: [1, null, true] }))).toEqual([]);
});

test('deep nesting does not overflow the stack', () => {
  let value: object = { text: '\0' };
  for (let depth = 0; depth < 20_000; depth += 1) value = { content: value };
  expect(unstorableTexts(post(value))).toHaveLength(1);
});
