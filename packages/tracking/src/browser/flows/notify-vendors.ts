import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import { isSent, type UserEventSettings } from '../../core/views/user-events.ts';
import type { FlowEventName } from '../../model/vendors/vendor-events.ts';
import type { AdPerson, VendorSettings } from '../../model/vendors/vendor-settings.ts';
import { newId } from '../start/new-id.ts';
import type { Tracking } from '../start/tracking.ts';
import { alone, type PendingClaim, readPending, writePending } from './pending-claim.ts';
import { untilLoaded } from './until-loaded.ts';

/** A moment that an application has reached, and the events of §9 for it. */
export type FlowMomentEvents = {
  readonly moment: string;
  readonly events: readonly FlowEventName[];
  /** Of this moment of this application, for every vendor and in every browser. */
  readonly eventId: string;
};

/** What this browser is to send, as the site answers a claim. */
export type ClaimedEvents = {
  /** Who is to get it: vendors, and `OWN` for the service's own records. */
  readonly vendors: readonly string[];
  readonly moments: readonly FlowMomentEvents[];
  /** The commission that is expected of the application, if it is known. */
  readonly worth?: { readonly value: number; readonly currency: string };
  /** Whom vendors may be notified of, with the applicant's own consent to it. */
  readonly person?: AdPerson;
};

/** Asks the page of an application. @returns undefined if there is no answer */
export type AskFlow = (
  path: string,
  fields: Readonly<Record<string, string>>,
) => Promise<ClaimedEvents | undefined>;

export type FlowTracking = Pick<Tracking, 'impression' | 'delivery' | 'track' | 'identify'>;

export type FlowSettings = ImpressionSettings & UserEventSettings & Pick<VendorSettings, 'vendors'>;

/** The service among the vendors: its record of a moment is made once, too. */
export const OWN = 'plaza';

/** Pages that try to send to a vendor whose script does not load, e.g. because it is blocked. */
const MOST_TRIES = 5;

/**
 * Sends the events of a submitted application to the vendors of this page that have not had them
 * (§9). The service decides who sends: this browser claims vendors, and notes each once its script
 * has taken the events. What is left when the page goes is for the next page, or after a minute for
 * another browser. Call it only with marketing consent.
 *
 * @param path of the application's page
 */
export async function notifyVendors(
  path: string,
  settings: FlowSettings,
  ports: { readonly tracking: FlowTracking; readonly ask: AskFlow },
): Promise<void> {
  // Nothing of a visit that is not counted, e.g. of a crawler.
  if (await ports.tracking.impression) await alone(() => claimAndSend(path, settings, ports));
}

const nothing: ClaimedEvents = { vendors: [], moments: [] };

async function claimAndSend(
  path: string,
  settings: FlowSettings,
  { tracking, ask }: { readonly tracking: FlowTracking; readonly ask: AskFlow },
): Promise<void> {
  const found = navigator.locks && readPending();
  const left = found?.path === path ? found : { path, claim: newId(), taken: [], tries: 0 };
  let pending: PendingClaim = { ...left, tries: left.tries + 1 };
  writePending(pending);
  const { claim } = pending;
  const note = async (vendor: string) =>
    (await ask(path, { claim, notified: vendor })) !== undefined;
  const noted = await Promise.all(pending.taken.map(note));
  const vendors = [OWN, ...settings.vendors.map(({ vendor }) => vendor)]
    .filter((vendor) => !pending.taken.includes(vendor))
    .join(' ');
  const claimed = vendors === '' ? nothing : await ask(path, { claim, vendors });
  if (claimed?.person) tracking.identify(claimed.person);
  const sending = (claimed?.vendors ?? []).map(async (vendor) => {
    await sendTo(vendor, claimed ?? nothing, { settings, tracking, path });
    // Before the service has heard of it: a page that goes now must not be repeated by the next.
    pending = { ...pending, taken: [...pending.taken, vendor] };
    writePending(pending);
    return note(vendor);
  });
  if (pending.tries >= MOST_TRIES) writePending(undefined);
  noted.push(...(await Promise.all(sending)));
  // Until the service has heard of each: it would have another browser send them again.
  if (claimed && !noted.includes(false)) writePending(undefined);
}

type Sending = {
  readonly settings: FlowSettings;
  readonly tracking: FlowTracking;
  readonly path: string;
};

/** Resolves once everything has been taken, which may be never. */
async function sendTo(
  vendor: string,
  { moments, worth }: ClaimedEvents,
  { settings, tracking, path }: Sending,
): Promise<void> {
  if (vendor === OWN) return record(moments, { settings, tracking, path });
  await untilLoaded(vendor);
  const sendEvent = tracking.track as (name: string, params: object, id: string) => string;
  for (const { events, eventId: id } of moments)
    for (const name of events) sendEvent(name, { recipients: [vendor], ...worth }, id);
}

/** The moments among the service's own events, from the site's own host. */
async function record(
  moments: readonly FlowMomentEvents[],
  { settings, tracking: { impression, delivery }, path }: Sending,
): Promise<void> {
  const counted = await impression;
  if (!counted || !isSent('flowMoment', settings, location.host)) return;
  const { id: impressionId, uniqueUserId } = counted;
  const { locale, pageType } = settings;
  const visit = { impressionId, uniqueUserId, locale, path, pageType };
  for (const { moment, events, eventId: id } of moments)
    delivery.send('/user-events', {
      ...{ id, partitionKey: 'flowMoment', data: { ...visit, moment, events } },
    });
}
