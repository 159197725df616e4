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

type EventRow = { readonly params?: readonly ParamName[] };

const money = ['value', 'currency'] as const;

/**
 * Our events and their parameters. To add an event, add a row here and a call to the `events.ts` of
 * each vendor that gets it.
 *
 * §9 lists names by vendor without saying which belong together. Our mapping: `sign_up` is a
 * registered phone number; `select_content` a click to an offer, which starts a lender's checkout and
 * is the lead of a comparison site; `generate_lead` a submitted application, which advertisers pay
 * for. Qualified leads and surveys go to one vendor only.
 */
export const vendorEvents = {
  sign_up: {},
  generate_lead: { params: ['item_id', ...money] },
  select_content: { params: ['item_id', ...money] },
  qualify_lead: { params: money },
  disqualify_lead: { params: [...money, 'disqualified_lead_reason'] },
  survey: {},
  HBC: { params: money },
  TM: { params: money },
} as const satisfies Record<string, EventRow>;

/**
 * The events that a flow can reach (§9), with those that no other page sends: an application begun,
 * and the contact details in it.
 */
export const flowVendorEvents = {
  ...vendorEvents,
  start_application: {},
  leave_contact: {},
} as const satisfies Record<string, EventRow>;

export type FlowEventName = keyof typeof flowVendorEvents;

/**
 * What a lender says about a conversion, which servers alone can tell vendors: it was reported, and
 * is worth what such conversions are on average; or it was approved for this commission.
 */
export const lenderEvents = ['conversion_pending', 'conversion_approved'] as const;

/** The events that the servers of vendors can be notified of. */
export type ServerEventName = FlowEventName | (typeof lenderEvents)[number];

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

/** The calls of one vendor for our events; it does not get the others. */
export type VendorCalls = Readonly<Partial<Record<FlowEventName, VendorCall>>>;

/** The value of an event parameter. */
export type EventValue = string | number | boolean;

/** An event with one id for vendors and the database (§9). */
export type TrackingEvent = {
  readonly id: string;
  readonly name: string;
  readonly params: Readonly<Record<string, EventValue>>;
};
