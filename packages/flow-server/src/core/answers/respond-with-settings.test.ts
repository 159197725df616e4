import { expect, it } from 'vitest';
import { respondWithSettings } from './respond-with-settings.ts';

const page = '<form><script type="application/json" data-tool-settings="">{"a":"\\u003c"}</script>';

it('answers with what the form of a page is answered from, and keeps it nowhere', async () => {
  const response = await respondWithSettings(async () => new Response(page), '/lp/');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ a: '<' });
});

it.each([
  ['has no form', async () => new Response('<p>Hola</p>')],
  ['fails', async () => new Response(page, { status: 500 })],
  ['cannot be asked', () => Promise.reject(new Error('gone'))],
])('says so if the page %s', async (_what, fetchPage) => {
  const response = await respondWithSettings(fetchPage, '/lp/');
  expect(response.status).toBe(503);
});
