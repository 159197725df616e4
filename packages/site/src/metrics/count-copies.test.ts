import { expect, it } from 'vitest';
import { countCopies } from './count-copies.ts';

it('counts the copies of each path for ten minutes, and no more paths than it has room for', () => {
  let minutes = 0;
  const copies = countCopies(() => minutes * 60_000);
  expect(copies.most()).toBe(0);
  for (let index = 0; index < 30_000; index += 1) copies.add(`/${index}/`);
  expect(copies.most()).toBe(1);
  for (let index = 0; index < 5; index += 1)
    for (const path of ['/0/', '/29999/']) copies.add(path);
  expect(copies.most()).toBe(6);
  minutes = 11;
  expect(copies.most()).toBe(0);
  copies.add('/29999/');
  expect(copies.most()).toBe(1);
});
