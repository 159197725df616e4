import { expect, it } from 'vitest';
import { createRecentExpirations } from './recent-expirations.ts';

it('knows the tags that expired since a render began, and forgets them later', () => {
  const expirations = createRecentExpirations(100);
  expirations.note(['post', 'order'], 10);
  expect(expirations.any(['menus', 'post'], 10)).toBe(true);
  expect(expirations.any(['menus', 'post'], 11)).toBe(false);
  expect(expirations.any(['menus'], 0)).toBe(false);
  expirations.note(['order'], 60);
  expirations.note(['other'], 111);
  expect(expirations.any(['post'], 0)).toBe(false);
  expect(expirations.any(['order'], 60)).toBe(true);
});
