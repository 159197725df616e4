import { type ConsentStore, signalConsent, type VendorScope } from '@plaza/consent';
import { formatAdPhone } from '../../core/vendors/format-ad-phone.ts';
import { sanitizeEmail } from '../../core/vendors/sanitize-email.ts';
import { vendorCall } from '../../core/vendors/vendor-call.ts';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import type { TrackingEvent } from '../../model/vendors/vendor-events.ts';
import type { AdPerson, VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { loadScript } from './load-script.ts';
import type { ClientPorts } from './report-client-id.ts';
import type { VendorChunk, VendorHandle, VendorPort } from './vendor-adapter.ts';

export type StartOptions = ClientPorts &
  VendorChunk & {
    readonly settings: VendorSettings;
    readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
    readonly person: AdPerson | undefined;
    readonly report: (cause: unknown) => void;
  };

/** A started vendor. After a withdrawal it ignores all calls. */
export type VendorTracker = {
  readonly track: (event: TrackingEvent) => void;
  readonly identify: (person: AdPerson) => void;
};

/**
 * Starts a vendor, and stops it on the withdrawal of its consent: signals the withdrawal and removes
 * its script and timers (§4.1). Import it in a chunk that loads with consent.
 *
 * @throws what the page or the vendor's function throws while starting; the vendor is stopped then
 */
export function startVendor(page: PageVendor, options: StartOptions): VendorTracker {
  const { settings, consent, person } = options;
  const scope = globalThis as unknown as VendorScope;
  const signals = { scope, settings: settings.signals ?? {}, later: setTimeout };
  let handle: VendorHandle | undefined;
  const onWithdrawal = (action: () => void) =>
    consent.subscribe(() => {
      if (!consent.get().allowed[page.category]) action();
    });
  const undo: (() => void)[] = [];
  const stop = () => {
    for (const action of undo.splice(0)) action();
  };
  // Listeners run in order of subscription: stop the vendor, signal the withdrawal, clean up.
  undo.push(onWithdrawal(() => handle?.stop?.()));
  undo.push(signalConsent(options, consent, signals));
  undo.push(onWithdrawal(stop));
  const queue = options.queue(scope);
  const call: VendorPort['call'] = (...call) => {
    if (undo.length > 0) queue(call);
  };
  // A chunk of its own, because the vendor's cookies take longer than to load it.
  const reportClient = (client: AdClient) =>
    import('./report-client-id.ts').then(({ reportClientId }) => {
      if (undo.length > 0) undo.push(reportClientId(client, options));
    }, options.report);
  const loadOwnScript: VendorPort['loadScript'] = (path, onLoad) => {
    const load = () => {
      onLoad?.();
      if (handle?.client) reportClient(handle.client);
    };
    undo.push(loadScript({ vendor: page.vendor, host: options.host }, path, load));
  };
  const formatted = person && personFor(settings, person);
  try {
    handle = options.adapter({
      ...{ id: page.id, scope, call, person: formatted, loadScript: loadOwnScript },
    });
  } catch (cause) {
    stop();
    throw cause;
  }
  return createTracker(handle, { ...options, page, call });
}

type TrackerParts = Pick<StartOptions, 'settings' | 'person' | 'report' | 'calls'> &
  Pick<VendorPort, 'call'> & { readonly page: PageVendor };

function createTracker(handle: VendorHandle, parts: TrackerParts): VendorTracker {
  const { page, settings, call, calls, report } = parts;
  let known = parts.person;
  /** Set while the vendor identifies the visitor; events wait for it. */
  let identifying: Promise<void> | undefined;
  const waitFor = (identified: Promise<void>) => {
    const done = identified.catch(report).then(() => {
      if (identifying === done) identifying = undefined;
    });
    identifying = done;
  };
  const send = (event: TrackingEvent) => {
    const row = vendorCall({ vendor: page.vendor, calls }, event);
    const args = row && handle.event?.(row.params, event.id, event.name);
    if (args) call(...row.call, ...args);
  };
  if (handle.ready) waitFor(handle.ready);
  return {
    track(event) {
      if (identifying) identifying.then(() => send(event)).catch(report);
      else send(event);
    },
    identify(person) {
      if (person === known) return;
      known = person;
      const identified = handle.identify?.(personFor(settings, person));
      if (identified) waitFor(identified);
    },
  };
}

/** §5: one format of email and phone for all vendors. */
function personFor({ phoneCode }: VendorSettings, { email, phone }: AdPerson): AdPerson {
  return {
    ...(email && { email: sanitizeEmail(email) }),
    ...(phone && { phone: formatAdPhone(phone, phoneCode) }),
  };
}
