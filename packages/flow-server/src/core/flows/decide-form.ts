import type { Held } from './held-application.ts';
import type { FormName, PostedForm } from './posted-form.ts';

/** What is known of the application of a browser. */
export const applicationStates = [
  ...(['none', 'gone', 'away', 'elsewhere'] as const),
  ...(['open', 'submitted'] as const),
] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** How a form is answered. */
export type FormDecision =
  /** Makes an application of the first step. */
  | 'create'
  /** Checks and stores a step of an open application. */
  | 'store'
  | 'submit'
  /** Sends a link to go on later, and shows again where it was asked for. */
  | 'link-from-check'
  | 'link-from-resume'
  | 'link-from-elsewhere'
  | 'link-from-refused'
  /** The step again with everything that was typed. */
  | 'refuse-away'
  | 'refuse-lost'
  | 'refuse-elsewhere'
  | 'show-unavailable'
  | 'show-elsewhere'
  /** Leads to the page, to where the applicant is, or to the page with the application dropped. */
  | 'lead-to-page'
  | 'lead-to-here'
  | 'start-over'
  | 'take-arrival'
  /** Answers the script of the last page. */
  | 'claim'
  | 'refuse-claim'
  | 'claim-away';

/** A decision, or one for each button that the form has. */
type Cell =
  | FormDecision
  | {
      readonly later?: FormDecision;
      readonly restart?: FormDecision;
      readonly other: FormDecision;
    };

type Row = Readonly<Record<ApplicationState, Cell>>;

const inEveryState = <T extends Cell>(cell: T) => ({
  ...{ none: cell, gone: cell, away: cell },
  ...{ elsewhere: cell, open: cell, submitted: cell },
});

/** A step of the flow, in the states in which all steps are answered alike. */
const step = {
  none: 'refuse-lost',
  gone: 'refuse-lost',
  away: 'refuse-away',
  elsewhere: { later: 'link-from-refused', other: 'refuse-elsewhere' },
  open: 'store',
  submitted: 'lead-to-here',
} as const satisfies Row;

const startOver = { restart: 'start-over', other: 'lead-to-page' } as const;

/** Each form in each state of the application that its browser holds. */
const decisions: Readonly<Record<FormName, Row>> = {
  start: { ...step, none: 'create', gone: 'create', submitted: 'create' },
  first: { ...step, none: 'create', gone: 'create' },
  next: step,
  check: {
    none: 'lead-to-page',
    gone: 'start-over',
    away: 'show-unavailable',
    elsewhere: 'show-elsewhere',
    open: { later: 'link-from-check', other: 'submit' },
    submitted: 'lead-to-here',
  },
  resume: {
    ...inEveryState(startOver),
    open: { restart: 'start-over', later: 'link-from-resume', other: 'lead-to-here' },
    submitted: { restart: 'start-over', other: 'lead-to-here' },
  },
  elsewhere: {
    ...inEveryState(startOver),
    elsewhere: { restart: 'start-over', other: 'link-from-elsewhere' },
  },
  arrival: inEveryState('take-arrival'),
  vendors: { ...inEveryState('refuse-claim'), away: 'claim-away', submitted: 'claim' },
  unknown: inEveryState('lead-to-page'),
};

/** The state of what a browser holds. */
export const stateOf = (held: Held): ApplicationState =>
  held.kind === 'held' ? held.application.state : held.kind;

/** Decides how a form is answered, before anything of it is stored. */
export function decideForm(
  { name, action }: Pick<PostedForm, 'name' | 'action'>,
  state: ApplicationState,
): FormDecision {
  const cell = decisions[name][state];
  if (typeof cell === 'string') return cell;
  const own = action === 'later' || action === 'restart' ? cell[action] : undefined;
  return own ?? cell.other;
}
