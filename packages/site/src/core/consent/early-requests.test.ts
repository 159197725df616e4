import { runInNewContext } from 'node:vm';
import type { PageConsent } from '@plaza/site-browser';
import { describe, expect, test } from 'vitest';
import { earlyRequests } from './early-requests.ts';

const page: PageConsent = { viewerCountryFallback: 'ES', dialog: '/consent-dialog/es-ES/' };

/** What the script requests on a page with these cookies. */
function requestsOf(cookie: string, of: PageConsent = page) {
  const requests: string[] = [];
  const document = {
    cookie,
    createElement: () => ({}),
    head: { append: ({ rel, href }: HTMLLinkElement) => requests.push(`${rel} ${href}`) },
  };
  const fetch = (path: string, { method }: RequestInit) => requests.push(`${method} ${path}`);
  runInNewContext(earlyRequests(of) ?? '', { document, fetch });
  return requests;
}

const dialog = ['modulepreload /_plaza/consent-dialog.js', 'preload /consent-dialog/es-ES/'];

describe('requests of a page while it is parsed', () => {
  test.each([
    ['', ['POST /api/visit', ...dialog]],
    ['geo=ES', dialog],
    ['a=b; geo=UK', dialog],
    ['geo=XX', dialog],
    ['geo=EU', dialog],
    ['geo=IC', dialog],
    ['geo=US', ['POST /api/visit']],
    ['a=b; geo=MX; c=d', ['POST /api/visit']],
    ['geo=ES; consent=%7B%7D', []],
    ['consent=%7B%7D', []],
  ])('with the cookies "%s"', (cookie, expected) => {
    expect(requestsOf(cookie)).toEqual(expected);
  });

  test('includes countries that the site adds', () => {
    expect(requestsOf('geo=NO')).toEqual(['POST /api/visit']);
    expect(requestsOf('geo=NO', { ...page, furtherCountries: ['NO'] })).toEqual(dialog);
  });

  test.each<PageConsent>([
    { ...page, mode: 'external' },
    { dialog: page.dialog },
    { ...page, viewerCountryFallback: 'US' },
  ])('is undefined if visitors without cookies need no consent: %o', (of) => {
    expect(earlyRequests(of)).toBeUndefined();
  });
});
