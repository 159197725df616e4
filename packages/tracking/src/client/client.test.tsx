import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareTracking } from '../browser/start/page-tracking.ts';
import type { Track, Tracking } from '../browser/start/tracking.ts';
import { TrackingProvider, useTrack, useTracking } from './index.ts';

/** Replaces `window` as an event target. */
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
  const events: unknown[][] = [];
  const track = (...event: unknown[]) => {
    events.push(event);
    return String(event[2]);
  };
  return { events, tracking: { track } as unknown as Tracking };
}

function Screen({ render }: { render: () => void }) {
  render();
  return null;
}

/** Renders a component and returns the value of its hook. */
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

test('the entry point exports exactly these names', async () =>
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'TrackingProvider',
    'useTrack',
    'useTracking',
  ]));

test('sends events that a screen tracked before the start once, with their ids', () => {
  const track: Track = used(useTrack);
  const ids = [track('sign_up'), track('select_content', { item_id: 1 }, 'own')];
  const { events, tracking } = fakeTracking();
  shareTracking(tracking);
  expect(events).toEqual([
    ['sign_up', undefined, ids[0]],
    ['select_content', { item_id: 1 }, 'own'],
  ]);
  expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), 'own']);
  track('survey', {}, 'later');
  expect(events.slice(2)).toEqual([['survey', {}, 'later']]);
});

test('design §2 a screen can override tracking; on the server there is none', () => {
  const { events, tracking } = fakeTracking();
  used(useTrack, tracking)('HBC', { value: 1, currency: 'EUR' }, 'a');
  expect(events).toEqual([['HBC', { value: 1, currency: 'EUR' }, 'a']]);
  expect([used(useTracking, tracking), used(useTracking)]).toEqual([tracking, undefined]);
});

test('§9 an event accepts its own parameters and requires some', () => {
  const track: Track = () => '';
  // @ts-expect-error no such event
  track('purchase');
  // @ts-expect-error a product
  track('select_content');
  // @ts-expect-error a number
  track('HBC', { value: '1' });
  expect(track('sign_up')).toBe('');
});
