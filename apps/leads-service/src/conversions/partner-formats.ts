import type { ConversionStatus } from './conversion-status.ts';

/** How a partner spells its messages. Names of parameters and statuses are in lower case. */
export interface PartnerFormat {
  /** Where the spelling is documented, and when it was read. */
  readonly source: string;
  readonly readOn: string;
  /** Names of parameters, the first one that has a value counts. */
  readonly click: readonly string[];
  readonly lead?: readonly string[];
  readonly application?: readonly string[];
  readonly transaction: readonly string[];
  readonly status: readonly string[];
  readonly commission: readonly string[];
  readonly currency: readonly string[];
  /** Seconds or milliseconds since 1970, or a date in UTC. */
  readonly time: readonly string[];
  readonly statuses: Readonly<Record<string, ConversionStatus>>;
  /** Of a message without a status; by default it must have one. */
  readonly unstated?: ConversionStatus;
  /** What to enter at the partner, after the address of its messages. */
  readonly template: string;
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

const own = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  paid: 'paid',
  reversed: 'reversed',
} as const satisfies Record<string, ConversionStatus>;

/** A row per spelling. */
export const PARTNER_FORMATS = {
  plain: {
    source: 'docs/conversions.md',
    readOn: '2026-11-28',
    click: ['click'],
    lead: ['lead'],
    application: ['application'],
    transaction: ['transaction'],
    status: ['status'],
    commission: ['commission'],
    currency: ['currency'],
    time: ['time'],
    statuses: own,
    template: '?click=…&transaction=…&status=approved&commission=30.50&currency=EUR&time=…',
  },
  tune: {
    source:
      'https://support.tune.com/hc/en-us/articles/4413247665431-Receiving-Conversions-via-Postback-URL',
    readOn: '2026-11-28',
    click: ['aff_click_id', 'aff_sub', ...numbered('aff_sub', 5).slice(1)],
    transaction: ['transaction_id'],
    status: ['status', 'conversion_status'],
    commission: ['payout'],
    currency: ['currency'],
    time: ['datetime', 'timestamp'],
    statuses: { ...own, success: 'approved' },
    unstated: 'approved',
    template:
      '?aff_sub={aff_sub}&transaction_id={transaction_id}&payout={payout}&currency={currency}&datetime={datetime}',
  },
  affise: {
    source:
      'https://help-center.affise.com/en/articles/6655842-affiliate-postback-macros-affiliates',
    readOn: '2026-11-28',
    click: numbered('sub', 8),
    transaction: ['transactionid'],
    status: ['status'],
    commission: ['sum'],
    currency: ['currency'],
    time: ['timestamp', 'date'],
    // 5: approved, and on hold.
    statuses: { 1: 'approved', 2: 'pending', 3: 'rejected', 5: 'pending' },
    template:
      '?sub1={sub1}&transactionid={transactionid}&status={status}&sum={sum}&currency={currency}&timestamp={timestamp}',
  },
  everflow: {
    source: 'https://helpdesk.everflow.io/en/articles/6173403-a-guide-to-parameters-and-macros',
    readOn: '2026-11-28',
    click: numbered('sub', 10),
    transaction: ['conversion_id', 'transaction_id'],
    status: ['status', 'conversion_status'],
    commission: ['payout_amount', 'payout'],
    currency: ['currency', 'payout_currency'],
    time: ['timestamp', 'conversion_unix_timestamp'],
    statuses: { ...own, invalid: 'rejected', throttled: 'rejected' },
    unstated: 'approved',
    template:
      '?sub1={sub1}&conversion_id={conversion_id}&payout_amount={payout_amount}&currency=EUR&timestamp={timestamp}',
  },
  keitaro: {
    source: 'https://docs.keitaro.io/en/conversions-and-postback/postback.html',
    readOn: '2026-11-28',
    click: ['subid', 'sub_id'],
    // One click has one conversion, unless `tid` says otherwise.
    transaction: ['tid', 'subid', 'sub_id'],
    status: ['status'],
    commission: ['payout', 'revenue'],
    currency: ['currency'],
    time: ['time'],
    statuses: { lead: 'pending', sale: 'approved', rebill: 'approved', rejected: 'rejected' },
    unstated: 'approved',
    template: '?subid={subid}&tid={tid}&status={status}&payout={payout}&currency={currency}',
  },
  impact: {
    source:
      'https://docs.google.com/spreadsheets/d/1I2VPpe38vFq26Vv-gm_Aqg4mVJv4APJsL9mBSzCXZeU/edit',
    readOn: '2026-11-28',
    click: ['subid1', 'subid2', 'subid3', 'sharedid'],
    transaction: ['actionid', 'id'],
    status: ['lockedstatus', 'status', 'state', 'actionstatus'],
    commission: ['payout'],
    currency: ['currency'],
    time: ['eventdate', 'modificationdate'],
    statuses: { ...own, cleared: 'paid', locked: 'approved' },
    template:
      '?SubId1={SubId1}&ActionId={ActionId}&Status={Status}&Payout={Payout}&Currency={Currency}&EventDate={EventDate}',
  },
  voluum: {
    source: 'https://doc.voluum.com/article/parameters-in-postback-urls',
    readOn: '2026-11-28',
    click: ['cid'],
    transaction: ['txid', 'cid'],
    status: ['et'],
    commission: ['payout'],
    currency: ['currency'],
    time: ['time'],
    // `et` is the kind of conversion that the account has given a name.
    statuses: { ...own, lead: 'pending', sale: 'approved', reject: 'rejected' },
    unstated: 'approved',
    template: '?cid={cid}&txid={txid}&et=approved&payout={payout}&currency={currency}',
  },
} as const satisfies Record<string, PartnerFormat>;

type FormatName = keyof typeof PARTNER_FORMATS;

/** The row of a name; names of settings are checked when the service starts. */
export const formatOf = (name: string): PartnerFormat => PARTNER_FORMATS[name as FormatName];
