import { isConsentRequired } from '@plaza/consent';
import { describe, expect, test } from 'vitest';
import { KEEP_DECISION_PATH, VISIT_PATH } from '../model/visit.ts';
import { answerVisit } from './answer-visit.ts';

const now = new Date('2026-11-21T12:00:00Z');

const visit = (headers: Record<string, string>, url = 'http://127.0.0.1/api/visit') =>
  answerVisit({ headers: new Headers(headers), url }, now);
const cookieOf = (...args: Parameters<typeof visit>) => visit(...args).headers.get('set-cookie');

describe('design §3.5 the country that the network tells', () => {
  test.each([
    [{ 'cf-ipcountry': 'ES' }, 'ES'],
    [{ 'cloudfront-viewer-country': 'fr' }, 'FR'],
    [{ 'x-vercel-ip-country': 'UK' }, 'GB'],
    [{ 'cf-ipcountry': 'T1', 'x-country-code': 'US' }, 'US'],
  ])('%o is kept as %s for 30 days', (headers, country) => {
    expect(cookieOf(headers)).toBe(`geo=${country}; Path=/; Max-Age=2592000; SameSite=Lax`);
  });

  test.each<Record<string, string>>([
    {},
    { 'cf-ipcountry': 'XX' },
    { 'cf-ipcountry': 'T1' },
    { 'cf-ipcountry': '; Domain=evil.example' },
    { 'x-country-code': 'Spain' },
  ])('%o names none, which the browser remembers until it closes', (headers) => {
    expect(cookieOf(headers)).toBe('geo=XX; Path=/; SameSite=Lax');
    expect(isConsentRequired('XX', { viewerCountryFallback: 'ES' })).toBe(true);
    expect(isConsentRequired('XX')).toBe(false);
  });

  test('comes without a body, for no cache, and over https for https alone', () => {
    const { status, headers } = visit({ 'cf-ipcountry': 'ES' }, 'https://olivar.example/api/visit');
    expect(status).toBe(204);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  test('§4.1 sets a decision on consent again as it came, for its year, and nothing that is none', () => {
    const decision =
      '{%22necessary%22:true%2C%22preferences%22:false%2C%22statistics%22:true%2C%22marketing%22:false%2C%22givenAt%22:%222026-11-21T11:59:58Z%22%2C%22id%22:%22yVsBn0gxhbsvU0v9mysLxA041f4f012127%22}';
    const cookiesAt = (cookie: string, url: string) =>
      visit({ cookie }, `https://olivar.example${url}`).headers.getSetCookie();
    const cookies = cookiesAt(`a=b; consent=${decision}`, KEEP_DECISION_PATH);
    expect(cookies).toEqual([
      'geo=XX; Path=/; SameSite=Lax; Secure',
      `consent=${decision}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
    expect(cookiesAt('consent=%7Bforged', KEEP_DECISION_PATH)).toHaveLength(1);
    // Whoever only wants to know where it is may decide before the answer comes.
    expect(cookiesAt(`consent=${decision}`, VISIT_PATH)).toHaveLength(1);
  });
});
