import { isConsentRequired } from '@plaza/consent';
import { PERSIST_CONSENT_PATH, VISIT_PATH } from '@plaza/site-browser';
import { describe, expect, test } from 'vitest';
import { handleVisit, type VisitApp } from './handle-visit.ts';

const now = new Date('2026-11-21T12:00:00Z');

const olivar: VisitApp = { site: { url: 'https://olivar.example' } };
const visit = (
  headers: Record<string, string>,
  url = 'http://127.0.0.1/api/visit',
  app: VisitApp = olivar,
) => handleVisit({ headers: new Headers(headers), url }, now, app);
const cookieOf = (...args: Parameters<typeof visit>) => visit(...args).headers.get('set-cookie');

describe('design §3.5 the country of the network', () => {
  test.each([
    [{ 'cf-ipcountry': 'ES' }, 'ES'],
    [{ 'cloudfront-viewer-country': 'fr' }, 'FR'],
    [{ 'x-vercel-ip-country': 'UK' }, 'GB'],
    [{ 'cf-ipcountry': 'T1', 'x-country-code': 'US' }, 'US'],
    [{ 'cf-ipcountry': 'IC' }, 'ES'],
    [{ 'cf-ipcountry': 'RE' }, 'FR'],
  ])('sets %o as %s for 30 days', (headers, country) => {
    expect(cookieOf(headers)).toBe(`geo=${country}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`);
  });

  test.each<Record<string, string>>([
    {},
    { 'cf-ipcountry': 'XX' },
    { 'cf-ipcountry': 'T1' },
    { 'cf-ipcountry': 'AP' },
    { 'cf-ipcountry': '; Domain=evil.example' },
    { 'x-country-code': 'Spain' },
  ])('sets a session cookie without a country for %o', (headers) => {
    expect(cookieOf(headers)).toBe('geo=XX; Path=/; SameSite=Lax; Secure');
    expect(isConsentRequired('XX', { viewerCountryFallback: 'ES' })).toBe(true);
    expect(isConsentRequired('XX')).toBe(false);
  });

  test('is set without a body, uncached, and as a Secure cookie on https sites', () => {
    const { status, headers } = visit({ 'cf-ipcountry': 'ES' });
    expect(status).toBe(204);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    const http = { site: { url: 'http://olivar.example' } };
    expect(cookieOf({ 'cf-ipcountry': 'ES' }, undefined, http)).not.toContain('Secure');
  });

  test.each([
    ['US', 'ES', 'ES'],
    ['ES', 'US', undefined],
    ['ES', 'FR', 'FR'],
    ['MX', 'US', 'US'],
    ['US', 'NO', 'NO'],
    ['XX', 'US', 'US'],
    ['XX', '', 'XX'],
    ['ES', 'EU', undefined],
    ['US', '', undefined],
    ['US', 'T1', 'EU'],
    ['US', 'XX', 'EU'],
    ['US', 'EU', 'EU'],
    ['EU', 'T1', 'EU'],
    ['EU', 'US', 'US'],
    ['EU', 'ES', 'ES'],
    ['EU', '', undefined],
    ['EU; geo=US', 'T1', 'EU'],
    ['ES', 'T1', undefined],
    ['XX; geo=US', 'US', 'US'],
    ['XX; geo=US', '', 'XX'],
    ['US; geo=ES', 'US', undefined],
    ['', 'GI', 'GB'],
  ])('design §7 with cookie %s and network %s: keeps %s', (geo, network, kept) => {
    const headers = { cookie: `a=b; geo=${geo}`, 'cf-ipcountry': network };
    const cookie = cookieOf(headers, undefined, {
      ...olivar,
      consent: { furtherCountries: ['NO'] },
    });
    expect(cookie?.match(/^geo=(\w+);/)?.[1]).toBe(kept);
  });

  test('§4.1 sets the consent cookie again unchanged for a year, and ignores invalid ones', () => {
    const decision =
      '{%22necessary%22:true%2C%22preferences%22:false%2C%22statistics%22:true%2C%22marketing%22:false%2C%22givenAt%22:%222026-11-21T11:59:58Z%22%2C%22id%22:%22yVsBn0gxhbsvU0v9mysLxA041f4f012127%22}';
    const cookiesAt = (cookie: string, url: string) =>
      visit({ cookie }, `https://olivar.example${url}`).headers.getSetCookie();
    const cookies = cookiesAt(`a=b; consent=${decision}`, PERSIST_CONSENT_PATH);
    expect(cookies).toEqual([
      'geo=XX; Path=/; SameSite=Lax; Secure',
      `consent=${decision}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
    expect(cookiesAt('consent=%7Bforged', PERSIST_CONSENT_PATH)).toHaveLength(1);
    // A visitor may decide while the country request is still pending.
    expect(cookiesAt(`consent=${decision}`, VISIT_PATH)).toHaveLength(1);
  });
});
