import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../core/icons/icon-set.ts';
import { createIcons } from './create-icons.ts';

/** Sites run in the folder of their app. */
beforeAll(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../../../apps/es-loans'));
});
afterAll(() => vi.restoreAllMocks());

async function get(file: string, query: string) {
  const request = new Request(`https://olivar.example/api/icons/${file}${query}`);
  const response = await createIcons()(request, { params: Promise.resolve({ prefix: file }) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('§7.4 /api/icons/{prefix}.json?icons=a,b', () => {
  it('returns icons of the site’s own set, and lists missing ones', async () => {
    const { status, headers, body } = await get('ph.json', '?icons=acorn,heart-bold,unicorn');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(Object.keys(body.icons)).toEqual(['acorn', 'heart-bold']);
    expect(body.not_found).toEqual(['unicorn']);
    expect(drawingOf(body, 'ph', 'acorn')).toMatchObject({ width: 256, height: 256 });
  });

  it.each(['../../package', '..%2fa', 'A', '', '__proto__', 'a/b', `a${'b'.repeat(63)}`])(
    'reads no file for the name %j',
    async (name) => {
      const { status, body } = await get('ph.json', `?icons=${name}`);
      expect([status, body.icons]).toEqual([200, {}]);
    },
  );

  it.each([
    ['mdi.json', '?icons=home', 404],
    ['constructor.json', '?icons=home', 404],
    ['..', '?icons=home', 404],
    ['ph.json', '', 400],
    ['ph.json', `?icons=${Array(21).fill('acorn').join(',')}`, 400],
  ])('rejects %s%s with %i', async (file, query, expected) => {
    const { status, headers } = await get(file, query);
    expect([status, headers.get('content-type')]).toEqual([expected, 'application/problem+json']);
  });
});
