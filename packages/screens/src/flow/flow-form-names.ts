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
  /** The token of an email's link. */
  tokenField: 'token',
  /** A corrected address. */
  emailField: 'email',
  /** Hidden from people; only bots fill it in. */
  trapField: 'website',
  /** Whole applications sent faster than this are likely those of bots. */
  shortestMs: 5_000,
  /** Maximum size of the posted form. */
  bodyBytes: 64 * 1024,
} as const;

/** The steps of every flow that ask nothing. */
export const flowViews = {
  check: 'check',
  done: 'done',
  resume: 'resume',
  /** Instead of answers that cannot be read now. */
  unavailable: 'unavailable',
} as const;

/** What the page that confirms an address shows. */
export const gateParts = { confirm: 'confirm', sent: 'sent', expired: 'expired' } as const;

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
] as const;

export type FlowActionName = (typeof flowActions)[number];

/** Why a valid step is not accepted, with the key of its text. */
export const flowFailures = {
  stale: 'stale-text',
  unavailable: 'unavailable',
  'too-many': 'too-many',
  lost: 'gone-text',
} as const;

export type FlowFailure = keyof typeof flowFailures;
