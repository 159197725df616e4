import {
  type SignalCall,
  type SignalSettings,
  type SignalVendor,
  type VendorSignals,
  vendorSignals,
} from '../model/vendor-signals.ts';
import type { ConsentStore } from './consent-store.ts';
import { trackerConsent } from './tracker-consent.ts';
import { type VendorScope, vendorQueues } from './vendor-queues.ts';

export type SignalOptions = {
  /** `window`. */
  readonly scope: VendorScope;
  readonly settings?: SignalSettings;
  /** `setTimeout`. */
  readonly later: (action: () => void, delayMs: number) => void;
};

/** A vendor that the tables here do not know: what it is told of consent, and how it is called. */
export type OwnSignals = {
  readonly signals: VendorSignals;
  readonly queue: (scope: VendorScope & Record<string, unknown>) => (call: SignalCall) => void;
};

/**
 * Tells one vendor of consent, from now on (`vendors.md`): its default at once, so this comes before
 * its script and before any other call of it; what stands, when a visitor has decided or need not;
 * each decision; and each withdrawal, also one of another category, after which the page reloads.
 *
 * @returns a function that ends this
 */
export function signalConsent(
  vendor: SignalVendor | OwnSignals,
  store: Pick<ConsentStore, 'get' | 'subscribe'>,
  { scope, settings = {}, later }: SignalOptions,
): () => void {
  const { signals, queue }: OwnSignals =
    typeof vendor === 'object'
      ? vendor
      : { signals: vendorSignals[vendor], queue: vendorQueues[vendor] };
  const say = queue(scope);
  const { get, subscribe } = trackerConsent(store);
  let was = get();
  const update = () => {
    for (const call of signals.update(was.allowed)) say(call);
    if (signals.updated) scope.dataLayer?.push(signals.updated);
  };
  for (const call of signals.before(was.allowed, settings)) say(call);
  if (was.decision.givenAt || Object.values(was.allowed).includes(true)) update();
  return subscribe(() => {
    const { allowed } = was;
    was = get();
    if (JSON.stringify(allowed) === JSON.stringify(was.allowed)) return;
    update();
    if (!allowed[signals.category] || was.allowed[signals.category]) return;
    for (const call of signals.off) say(call);
    const { delayMs = 0, calls = [] } = signals.offLater ?? {};
    if (calls.length > 0) later(() => calls.forEach(say), delayMs);
  });
}
