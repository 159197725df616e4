import type { Consent, ConsentChoices } from '@plaza/consent';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { TrackingEvent } from '../../model/vendors/vendor-events.ts';
import { createVendorGate, type LoadedImpression } from './vendor-gate.ts';

const choices = (isOn: boolean): ConsentChoices => ({
  preferences: isOn,
  statistics: isOn,
  marketing: isOn,
});
const decision = (isOn: boolean, givenAt?: Date) => ({
  necessary: true as const,
  ...choices(isOn),
  ...(givenAt && { givenAt }),
});
/** The possible states of consent (§4.1). */
export const consents = {
  asked: { decision: decision(false), allowed: choices(false), needsPrompt: true },
  pending: {
    decision: decision(false),
    allowed: choices(false),
    needsPrompt: false,
    isPending: true,
  },
  notAsked: { decision: decision(false), allowed: choices(true), needsPrompt: false },
  granted: { decision: decision(true, new Date(0)), allowed: choices(true), needsPrompt: false },
  denied: { decision: decision(false, new Date(0)), allowed: choices(false), needsPrompt: false },
} as const satisfies Record<string, Consent>;
export type Stand = keyof typeof consents;

const event = (id: string): TrackingEvent => ({ id, name: 'generate_lead', params: {} });
export const facebook: PageVendor = { vendor: 'meta', id: '1', category: 'marketing' };

/** A page with one vendor, driven by the test. */
export function visit(page = facebook, first: Stand = 'asked') {
  const sent: string[] = [];
  const reports: unknown[] = [];
  const listeners = new Set<() => void>();
  const loads: Readonly<Record<'finish' | 'lose' | 'fail', () => void>>[] = [];
  let stand: Consent = consents[first];
  let isOn = false;
  let made = (_impression?: LoadedImpression) => {};
  let failed = () => {};
  const order = createVendorGate(page, {
    consent: {
      get: () => stand,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    impression: {
      // Settled synchronously, so that histories need no clock.
      // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise
      then(done, fail) {
        made = (impression) => void done?.(impression);
        failed = () => void fail?.(new Error('503'));
        return new Promise(() => {});
      },
    },
    load: () =>
      new Promise((done, fail) => {
        const start = () => {
          isOn = true;
          return {
            track: ({ id }: TrackingEvent) => {
              if (id === 'throws') throw new Error('A vendor threw');
              sent.push(id);
            },
            identify() {},
          };
        };
        loads.push({
          finish: () => done(start),
          lose: () => done(undefined),
          fail: () => fail(new Error('No policy')),
        });
      }),
    report: (cause) => reports.push(cause),
  });
  return {
    sent,
    reports,
    loads,
    isOn: () => isOn,
    track: (id: string) => order((tracker) => tracker.track(event(id))),
    impression: (channelId = 1) => made({ id: 'i', channelId }),
    noImpression: () => made(),
    lostImpression: () => failed(),
    set(next: Stand) {
      stand = consents[next];
      for (const listener of [...listeners]) listener();
    },
    async load(how: 'finish' | 'lose' = 'finish') {
      for (const load of loads) load[how]();
      await Promise.resolve();
      await Promise.resolve();
    },
    listeners,
  };
}
