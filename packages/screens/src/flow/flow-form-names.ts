/** The hidden fields of a flow's form, shared by the page and the endpoint. */
export const flowForm = {
  stepField: 'step',
  /** Number of the item of a step that repeats, from 1. */
  itemField: 'item',
  /** The version of the stored answers that the page shows. */
  versionField: 'version',
  actionField: 'action',
  /** Milliseconds since the page was opened, set by the enhancement; empty without JavaScript. */
  elapsedField: 'elapsed',
  /** The token of the partner in whose name the page asks. */
  partnerField: 'partner',
  /** Which link of an email is confirmed; its token is in a cookie. */
  linkField: 'link',
  /** Vendors that a page can send events to, the browser's claim to them, and who has had them. */
  vendorsField: 'vendors',
  claimField: 'claim',
  notifiedField: 'notified',
  /** A corrected address. */
  emailField: 'email',
  /** Hidden from people; only bots fill it in. */
  trapField: 'website',
  /** Whole applications sent faster than this are likely those of bots. */
  shortestMs: 5_000,
  /** Maximum size of the posted form. */
  bodyBytes: 64 * 1024,
} as const;

/** The field that says which answer is right, of those that a field was asked about. */
export const doubtField = (field: string): string => `sure-${field}`;

/** The steps of every flow that ask nothing. */
export const flowViews = {
  check: 'check',
  done: 'done',
  resume: 'resume',
  /** A partner's visitor has answers of their own. */
  arrival: 'arrival',
  /** The application goes on in another browser. */
  elsewhere: 'elsewhere',
  /** What the page's script asks. */
  vendors: 'vendors',
  /** Instead of answers that cannot be read now. */
  unavailable: 'unavailable',
} as const;

/** What the page that confirms an address shows. */
export const gateParts = {
  confirm: 'confirm',
  sent: 'sent',
  expired: 'expired',
  /** Another browser has opened the link. */
  elsewhere: 'confirmed-elsewhere',
} as const;

/** What its buttons do; an address that is filled in replaces the one that was given. */
export const gateActions = { confirm: 'confirm', resend: 'resend' } as const;

/** What a button does with the step. */
export const flowActions = [
  'continue',
  'add',
  'remove',
  'skip',
  'send',
  // Sends a link to go on later.
  'later',
  // Drops what this browser holds.
  'restart',
  // Begins with what a partner knows.
  'arrival',
] as const;

export type FlowActionName = (typeof flowActions)[number];

/** Why a valid step is not accepted, with the key of its text. */
export const flowFailures = {
  stale: 'stale-text',
  unavailable: 'unavailable',
  'too-many': 'too-many',
  lost: 'gone-text',
  elsewhere: 'elsewhere-typed',
} as const;

export type FlowFailure = keyof typeof flowFailures;
