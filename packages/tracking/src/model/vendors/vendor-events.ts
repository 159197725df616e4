import type { Vendor } from './vendors.ts';

/** Parameters of events; each vendor's adapter spells them for its vendor. */
type ParamTypes = {
  /** Id of the product in the service. */
  readonly item_id: string | number;
  /** Amount of money, in `currency`. */
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Why a lead is not pursued; never text of the visitor. */
  readonly disqualified_lead_reason: string;
};

type ParamName = keyof ParamTypes;

/** The call of one vendor for an event. */
export type VendorCall = {
  /** The verb and the event's name; the verb alone if a parameter names the event. */
  readonly call: readonly [verb: string, name?: string];
  /** Constant parameters. */
  readonly params?: Readonly<Record<string, EventValue>>;
};

type EventRow = { readonly params?: readonly ParamName[] } & Readonly<
  Partial<Record<Vendor, VendorCall>>
>;

const money = ['value', 'currency'] as const;

/**
 * Our events and the call of each vendor that §9 lists for them; vendors without a call do not get
 * the event. To add an event, add a row.
 *
 * §9 lists names by vendor without saying which belong together. Our mapping: `sign_up` is a
 * registered phone number; `select_content` a click to an offer, which starts a lender's checkout and
 * is the lead of a comparison site (Bing's `lead`); `generate_lead` a submitted application, which
 * advertisers pay for (TikTok's `CompletePayment`). Qualified leads and surveys go to Google only.
 */
export const vendorEvents = {
  sign_up: {
    google: {
      call: ['event', 'sign_up'],
      params: { signupLabel: 'phone_number_registration' },
    },
    // Not a standard event of Meta; neither are HBC and TM.
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
  survey: { google: { call: ['event', 'survey'] } },
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

/** The events that `track` accepts. */
export type VendorEventName = keyof typeof vendorEvents;

/** The parameters that an event requires; all others are optional. */
type Needed = { readonly select_content: 'item_id' };

type ParamsOf<Row> = Row extends { readonly params: readonly (infer P extends ParamName)[] }
  ? P
  : never;

/** The parameters of an event: `select_content` requires `item_id`, the others are optional. */
export type VendorEventParams<Name extends VendorEventName> = Partial<
  Pick<ParamTypes, ParamsOf<(typeof vendorEvents)[Name]>>
> &
  Pick<ParamTypes, Name extends keyof Needed ? Needed[Name] : never>;

/** The event calls of a vendor outside the table. */
export type VendorCalls = Readonly<Partial<Record<VendorEventName, VendorCall>>>;

/** The value of an event parameter. */
export type EventValue = string | number | boolean;

/** An event with one id for vendors and the database (§9). */
export type TrackingEvent = {
  readonly id: string;
  readonly name: string;
  readonly params: Readonly<Record<string, EventValue>>;
};
