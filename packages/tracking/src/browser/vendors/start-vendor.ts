import { type ConsentStore, signalConsent, vendorQueues, vendorSignals } from '@plaza/consent';
import { formatAdPhone } from '../../core/vendors/format-ad-phone.ts';
import { sanitizeEmail } from '../../core/vendors/sanitize-email.ts';
import { vendorCall } from '../../core/vendors/vendor-call.ts';
import type { TrackingEvent } from '../../model/tracking-event.ts';
import type { AdPerson } from '../../model/vendors/ad-person.ts';
import type { PageVendor } from '../../model/vendors/page-vendor.ts';
import { vendorHosts } from '../../model/vendors/vendor-hosts.ts';
import type { VendorSettings } from '../../model/vendors/vendor-settings.ts';
import type { Vendor } from '../../model/vendors/vendors.ts';
import { loadScript } from './load-script.ts';
import { type ClientPorts, reportClientId } from './report-client-id.ts';
import type { VendorChunk, VendorHandle, VendorPort } from './vendor-adapter.ts';

export type StartOptions = ClientPorts &
  VendorChunk & {
    readonly settings: VendorSettings;
    readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
    readonly person: AdPerson | undefined;
    readonly report: (cause: unknown) => void;
  };

/** A vendor that is on; after a withdrawal it takes everything and tells nothing. */
export type VendorTracker = {
  readonly track: (event: TrackingEvent) => void;
  readonly identify: (person: AdPerson) => void;
};

/**
 * Switches a vendor on, and off at the withdrawal of its consent: told of it, its script and what
 * waits for it taken away (§4.1). Belongs into a chunk of its own, which comes with consent.
 *
 * @throws whatever the page or the vendor's own function throws at the beginning; it is off then
 */
export function startVendor(page: PageVendor, options: StartOptions): VendorTracker {
  const { settings, consent, person, own } = options;
  const voice = own ?? voiceOf(page.vendor);
  const scope = globalThis as unknown as VendorPort['scope'];
  const signals = { scope, settings: settings.signals ?? {}, later: setTimeout };
  let handle: VendorHandle | undefined;
  const onWithdrawal = (act: () => void) =>
    consent.subscribe(() => {
      if (!consent.get().allowed[page.category]) act();
    });
  const undo: (() => void)[] = [];
  const switchOff = () => {
    for (const action of undo.splice(0)) action();
  };
  // What stops a vendor comes before the signals and its end after them, in order of subscription.
  undo.push(onWithdrawal(() => handle?.stop?.()));
  undo.push(signalConsent(voice, consent, signals));
  undo.push(onWithdrawal(switchOff));
  const queue = voice.queue(scope);
  const say: VendorPort['say'] = (...call) => {
    if (undo.length > 0) queue(call);
  };
  const loadOwnScript: VendorPort['loadScript'] = (path, onLoad) => {
    const load = () => {
      onLoad?.();
      if (handle?.client) undo.push(reportClientId(handle.client, options));
    };
    undo.push(loadScript(voice.host, path, load));
  };
  const told = person && personFor(page, settings, person);
  try {
    handle = options.adapter({ id: page.id, scope, say, person: told, loadScript: loadOwnScript });
  } catch (cause) {
    switchOff();
    throw cause;
  }
  return createTracker(handle, { ...options, page, say });
}

type TrackerParts = Pick<StartOptions, 'settings' | 'person' | 'report' | 'own'> &
  Pick<VendorPort, 'say'> & { readonly page: PageVendor };

function createTracker(handle: VendorHandle, parts: TrackerParts): VendorTracker {
  const { page, settings, say, report, own } = parts;
  let known = parts.person;
  /** Set while the vendor is being told who the visitor is, which comes before what the visitor did. */
  let turn: Promise<void> | undefined;
  const hold = (telling: Promise<void>) => {
    const done = telling.catch(report).then(() => {
      if (turn === done) turn = undefined;
    });
    turn = done;
  };
  const tell = (event: TrackingEvent) => {
    const told = vendorCall(page.vendor, event, own?.events);
    if (told && handle.event) say(...told.call, ...handle.event(told.params, event.id, event.name));
  };
  if (handle.ready) hold(handle.ready);
  return {
    track(event) {
      if (turn) turn.then(() => tell(event)).catch(report);
      else tell(event);
    },
    identify(person) {
      if (person === known) return;
      known = person;
      const telling = handle.identify?.(personFor(page, settings, person));
      if (telling) hold(telling);
    },
  };
}

/** How the tables speak to a vendor. */
const voiceOf = (vendor: Vendor) => ({
  host: vendorHosts[vendor],
  signals: vendorSignals[vendor],
  queue: vendorQueues[vendor],
});

/** §5: one form of address and number for all vendors, but for Meta's plus sign. */
function personFor(
  { vendor }: PageVendor,
  { phoneCode }: VendorSettings,
  { email, phone }: AdPerson,
): AdPerson {
  return {
    ...(email && { email: sanitizeEmail(email) }),
    ...(phone && { phone: formatAdPhone(phone, phoneCode, vendor) }),
  };
}
