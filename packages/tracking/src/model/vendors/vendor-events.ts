import type { EventValue } from '../tracking-event.ts';
import type { Vendor } from './vendors.ts';

/** What an event may say; each vendor's adapter spells it as that vendor does. */
type ParamTypes = {
  /** Product of the offer, as the service knows it. */
  readonly item_id: string | number;
  /** Amount of money, in `currency`. */
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Why a lead is not pursued; no words of the visitor. */
  readonly disqualified_lead_reason: string;
};

type ParamName = keyof ParamTypes;

/** How one vendor is told of an event. */
export type VendorCall = {
  /** The words of the call: a verb and the event's name, or a verb alone where a parameter names it. */
  readonly call: readonly [verb: string, name?: string];
  /** What always goes with it. */
  readonly params?: Readonly<Record<string, EventValue>>;
};

type EventRow = { readonly needs?: ParamName; readonly params: readonly ParamName[] } & Readonly<
  Partial<Record<Vendor, VendorCall>>
>;

const money = ['value', 'currency'] as const;

/**
 * Our own events to the call of each vendor that §9 names for them; one that is not named for an
 * event hears nothing of it. Adding a row is the whole change.
 *
 * §9 lists names vendor by vendor and does not say which belong together. We take it so:
 * `sign_up` is a registered phone number; `select_content` a visitor who goes on to an offer, where
 * a lender's checkout begins, and the lead that a comparison site hands over (Bing's `lead`);
 * `generate_lead` an application sent, which is what an advertiser pays for (TikTok's
 * `CompletePayment`); a lead judged, and answered surveys, are Google's alone.
 */
export const vendorEvents = {
  sign_up: {
    params: [],
    google: {
      call: ['event', 'sign_up'],
      params: { signupLabel: 'phone_number_registration' },
    },
    // Not one of Meta's standard events, nor are HBC and TM.
    meta: { call: ['trackCustom', 'Signup'] },
    bing: { call: ['event', 'sign_up'] },
  },
  generate_lead: {
    params: ['item_id', ...money],
    google: { call: ['event', 'generate_lead'] },
    meta: { call: ['track', 'SubmitApplication'] },
    bing: { call: ['event', 'generate_lead'] },
    tiktok: { call: ['track', 'CompletePayment'] },
  },
  select_content: {
    needs: 'item_id',
    params: ['item_id', ...money],
    google: { call: ['event', 'select_content'], params: { content_type: 'product' } },
    meta: { call: ['track', 'InitiateCheckout'] },
    bing: { call: ['event', 'lead'] },
    tiktok: { call: ['track', 'InitiateCheckout'] },
  },
  qualify_lead: { params: money, google: { call: ['event', 'qualify_lead'] } },
  disqualify_lead: {
    params: [...money, 'disqualified_lead_reason'],
    google: { call: ['event', 'disqualify_lead'] },
  },
  survey: { params: [], google: { call: ['event', 'survey'] } },
  HBC: {
    params: money,
    google: { call: ['event', 'HBC'] },
    meta: { call: ['trackCustom', 'HBC'] },
  },
  TM: {
    params: money,
    google: { call: ['event', 'TM'] },
    meta: { call: ['trackCustom', 'TM'] },
  },
} as const satisfies Record<string, EventRow>;

/** Everything that `track` takes. */
export type VendorEventName = keyof typeof vendorEvents;

type Row<Name extends VendorEventName> = (typeof vendorEvents)[Name];
type Needed<R> = R extends { readonly needs: infer P extends ParamName } ? P : never;

/** What goes with an event: `{ item_id }` is needed with `select_content`, the rest may be left out. */
export type VendorEventParams<Name extends VendorEventName> = Pick<ParamTypes, Needed<Row<Name>>> &
  Partial<Pick<ParamTypes, Row<Name>['params'][number]>>;

/** The calls of a vendor that brings its own, for events of the table. */
export type VendorCalls = Readonly<Partial<Record<VendorEventName, VendorCall>>>;
