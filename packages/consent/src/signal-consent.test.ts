import { expect, test } from 'vitest';
import { createObservable } from './core/create-observable.ts';
import { signalConsent } from './core/signal-consent.ts';
import { choicesBy } from './model/categories.ts';
import type { Consent } from './model/consent.ts';
import { defaultConsent } from './model/consent-state.ts';
import type { SignalledVendor } from './model/vendor-signals.ts';

const none = choicesBy(() => false);
const all = choicesBy(() => true);
const undecided: Consent = { decision: defaultConsent, allowed: none, needsPrompt: true };
const decided = (allowed: typeof all): Consent => ({
  decision: { ...defaultConsent, ...allowed, givenAt: new Date(0) },
  allowed,
  needsPrompt: false,
});

/** A page with one vendor. */
function page(first: Consent) {
  const calls: unknown[] = [];
  const timers: [() => void, number][] = [];
  const vendor: SignalledVendor = {
    signals: {
      category: 'marketing',
      before: (_allowed, { mode = 'dialog' }) => [['before', mode]],
      update: ({ marketing }) => [['update', marketing]],
      updated: (scope) => (scope.notified as unknown[]).push(calls.length),
      off: [['off']],
      offLater: { delayMs: 300, calls: [['stop']] },
    },
    queue: () => (call) => calls.push(call),
  };
  const store = createObservable(first, (cause) => {
    throw cause;
  });
  const notified: number[] = [];
  const later = (action: () => void, delayMs: number) => timers.push([action, delayMs]);
  const end = signalConsent(vendor, store, { scope: { notified }, settings: {}, later });
  return { calls, timers, notified, store, end };
}

test('§4.1 signals the default alone to a vendor while the visitor has not decided', () => {
  expect(page(undecided).calls).toEqual([['before', 'dialog']]);
});

test('§4.1 signals each change of consent once, and says when', () => {
  const { calls, notified, store } = page(undecided);
  store.set(decided(all));
  store.set({ ...decided(all), country: 'ES' });
  expect(calls).toEqual([
    ['before', 'dialog'],
    ['update', true],
  ]);
  expect(notified).toEqual([2]);
});

test.each([
  ['its own category', { ...all, marketing: false }],
  ['another category, until the page reloads', { ...all, statistics: false }],
])('§4.1 switches a vendor off at the withdrawal of %s', (_, left) => {
  const { calls, timers, store } = page(decided(all));
  calls.length = 0;
  store.set({ ...decided(left), isReloading: true });
  expect(calls).toEqual([['update', false], ['off']]);
  for (const [action] of timers) action();
  expect(calls.at(-1)).toEqual(['stop']);
  expect(timers.map(([, delayMs]) => delayMs)).toEqual([300]);
});

test('signals nothing more after it has stopped', () => {
  const { calls, store, end } = page(undecided);
  end();
  store.set(decided(all));
  expect(calls).toEqual([['before', 'dialog']]);
});
