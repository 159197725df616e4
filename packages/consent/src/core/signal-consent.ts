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

/** The consent signals and the queue of a vendor outside the tables of this package. */
export type OwnSignals = {
  readonly signals: VendorSignals;
  readonly queue: (scope: VendorScope & Record<string, unknown>) => (call: SignalCall) => void;
};

/**
 * Signals consent to one vendor (`vendors.md`): its default at once, so call this before its script
 * loads and before any other call; then the current consent unless undecided, each decision, and
 * each withdrawal, of any category, because the page reloads after it.
 *
 * @returns stops signalling
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
  const send = queue(scope);
  const { get, subscribe } = trackerConsent(store);
  let was = get();
  const update = () => {
    for (const call of signals.update(was.allowed)) send(call);
    if (signals.updated) scope.dataLayer?.push(signals.updated);
  };
  for (const call of signals.before(was.allowed, settings)) send(call);
  if (was.decision.givenAt || Object.values(was.allowed).includes(true)) update();
  return subscribe(() => {
    const { allowed } = was;
    was = get();
    if (JSON.stringify(allowed) === JSON.stringify(was.allowed)) return;
    update();
    if (!allowed[signals.category] || was.allowed[signals.category]) return;
    for (const call of signals.off) send(call);
    const { delayMs = 0, calls = [] } = signals.offLater ?? {};
    if (calls.length > 0) later(() => calls.forEach(send), delayMs);
  });
}
