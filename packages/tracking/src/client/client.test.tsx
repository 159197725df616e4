import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareTracking } from '../browser/start/page-tracking.ts';
import type { Track, Tracking } from '../browser/start/tracking.ts';
import { TrackingProvider, useTrack, useTracking } from './index.ts';

/** A page's events, in place of its window. */
beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('@plaza/tracking'));
});

function fakeTracking() {
  const told: unknown[][] = [];
  const track = (...event: unknown[]) => {
    told.push(event);
    return String(event[2]);
  };
  return { told, tracking: { track } as unknown as Tracking };
}

function Screen({ render }: { render: () => void }) {
  render();
  return null;
}

/** What a screen gets of a hook that is made for it. */
function used<T>(hook: () => T, tracking?: Tracking): T {
  let result: T | undefined;
  const render = () => {
    result = hook();
  };
  const screen = <Screen render={render} />;
  renderToStaticMarkup(
    tracking ? <TrackingProvider tracking={tracking}>{screen}</TrackingProvider> : screen,
  );
  return result as T;
}

test('the door exports these names and no others', async () =>
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'TrackingProvider',
    'useTrack',
    'useTracking',
  ]));

test('what a screen tracks before tracking has started is told once, with the id it got', () => {
  const track: Track = used(useTrack);
  const ids = [track('sign_up'), track('select_content', { item_id: 1 }, 'own')];
  const { told, tracking } = fakeTracking();
  shareTracking(tracking);
  expect(told).toEqual([
    ['sign_up', undefined, ids[0]],
    ['select_content', { item_id: 1 }, 'own'],
  ]);
  expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), 'own']);
  track('survey', {}, 'later');
  expect(told.slice(2)).toEqual([['survey', {}, 'later']]);
});

test('design §2 a screen may be given another tracking, and on the server there is none', () => {
  const { told, tracking } = fakeTracking();
  used(useTrack, tracking)('HBC', { value: 1, currency: 'EUR' }, 'a');
  expect(told).toEqual([['HBC', { value: 1, currency: 'EUR' }, 'a']]);
  expect([used(useTracking, tracking), used(useTracking)]).toEqual([tracking, undefined]);
});

test('§9 an event takes its own parameters, and needs those that it cannot do without', () => {
  const track: Track = () => '';
  // @ts-expect-error no such event
  track('purchase');
  // @ts-expect-error a product
  track('select_content');
  // @ts-expect-error a number
  track('HBC', { value: '1' });
  expect(track('sign_up')).toBe('');
});
