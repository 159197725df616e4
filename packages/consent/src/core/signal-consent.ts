import type { SignalledVendor, SignalSettings, VendorScope } from '../model/vendor-signals.ts';
import type { ConsentStore } from './consent-store.ts';
import { trackerConsent } from './tracker-consent.ts';

export type SignalOptions<Settings extends SignalSettings = SignalSettings> = {
  /** `window`. */
  readonly scope: VendorScope;
  readonly settings: Settings;
  /** `setTimeout`. */
  readonly later: (action: () => void, delayMs: number) => void;
};

/**
 * Signals consent to one vendor: its default at once, so call this before its script loads and before
 * any other call; then the current consent unless undecided, each decision, and each withdrawal, of
 * any category, because the page reloads after it.
 *
 * @returns stops signalling
 */
export function signalConsent<Settings extends SignalSettings>(
  { signals, queue }: SignalledVendor<Settings>,
  store: Pick<ConsentStore, 'get' | 'subscribe'>,
  { scope, settings, later }: SignalOptions<Settings>,
): () => void {
  const send = queue(scope);
  const { get, subscribe } = trackerConsent(store);
  let was = get();
  const update = () => {
    for (const call of signals.update(was.allowed)) send(call);
    signals.updated?.(scope);
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
