import type { TrackingData } from '@plaza/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import { readCookie } from '../data/page-cookies.ts';
import { reportClientId } from './report-client-id.ts';

const facebook: AdClient = {
  clientType: 'facebook',
  cookie: '_fbp',
  clickCookie: '_fbc',
  click: 'facebookClickId',
};

let cookies: string;
let looks: number;
let isBlocked: boolean;
beforeEach(() => {
  cookies = '';
  looks = 0;
  isBlocked = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get cookie() {
      looks += 1;
      if (isBlocked) throw new DOMException('No cookies here', 'SecurityError');
      return cookies;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function announce(data: TrackingData = {}) {
  const sent: [path: string, body: object][] = [];
  const end = reportClientId(facebook, {
    data: { get: () => data },
    impressionId: 'i',
    locale: 'es-ES',
    send: (path, body) => sent.push([path, body]),
    newId: () => 'n',
    readCookie,
  });
  return { sent, end };
}
const ids = { id: 'n', clientType: 'facebook', impressionId: 'i', locale: 'es-ES' };

test('§9 looks for an ad cookie every 100 ms, at most 20 times', () => {
  const { sent } = announce();
  vi.advanceTimersByTime(99);
  expect(looks).toBe(0);
  vi.advanceTimersByTime(1);
  expect(looks).toBe(1);
  vi.advanceTimersByTime(1_900);
  expect(looks).toBe(20);
  cookies = '_fbp=p';
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(20);
  expect(sent).toEqual([]);
});

test('§7.3 posts it once, as soon as it exists', () => {
  const { sent } = announce();
  vi.advanceTimersByTime(1_000);
  cookies = '_fbp=p';
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['/client-id', { ...ids, clientId: 'p' }]]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('§7.3 waits for the platform’s own click id', () => {
  cookies = '_fbp=p';
  const { sent } = announce({ facebookClickId: 'AbC' });
  vi.advanceTimersByTime(1_900);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['/client-id', { ...ids, clientId: 'p', clickId: 'AbC' }]]);

  const written = announce({ facebookClickId: 'AbC' });
  cookies = '_fbp=p; _fbc=fb.1.2.AbC';
  vi.advanceTimersByTime(100);
  expect(written.sent).toEqual([['/client-id', { ...ids, clientId: 'p', clickId: 'fb.1.2.AbC' }]]);
});

test('§9 with storage disabled it tries as often and does not throw', () => {
  isBlocked = true;
  const { sent } = announce();
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(20);
  expect(sent).toEqual([]);
});

test('§4.1 a withdrawal stops waiting', () => {
  const { sent, end } = announce();
  end();
  cookies = '_fbp=p';
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
});
