import type { ApplicationAnswers } from '@plaza/contract';
import {
  appliedAnswers,
  appliedSteps,
  type Field,
  type FieldContext,
  type FlowTable,
  itemsOf,
  readStep,
  type Step,
  type StepAnswers,
  sentAnswers,
} from '@plaza/flows';
import type { Issue } from '../http/problem-error.ts';

/** The tables of flows by name. */
export type Flows = Readonly<Record<string, FlowTable>>;

export const flowNamed = (flows: Flows, name: string): FlowTable | undefined =>
  Object.hasOwn(flows, name) ? flows[name] : undefined;

export const stepNamed = (flow: FlowTable, name: string): Step | undefined =>
  flow.steps.find((step) => step.name === name);

type StepEntry = ApplicationAnswers[string];
type Mutable = Exclude<StepEntry, unknown[]>;

export type ReadAnswers = { readonly answers: StepEntry } | { readonly issues: readonly Issue[] };

interface FlowStep {
  readonly flow: FlowTable;
  readonly step: Step;
}

/**
 * Reads the answers of a step by the flow's own schema, as the site has done before.
 *
 * @param context `answers` are all stored ones
 */
export function readAnswers(
  { flow, step }: FlowStep,
  sent: StepEntry,
  context: FieldContext,
): ReadAnswers {
  const max = step.repeat?.max;
  if (Array.isArray(sent) !== (max !== undefined))
    return { issues: [{ path: '', message: max ? 'must be a list' : 'must not be a list' }] };
  const items = [sent].flat();
  if (max !== undefined && items.length > max)
    return { issues: [{ path: `${max}`, message: `has more than ${max} entries` }] };
  const known = { ...context, answers: appliedAnswers(flow, context.answers) };
  const read = items.map((item) => readItem({ flow, step }, item, known));
  const issues = read.flatMap((each, index) =>
    'answers' in each ? [] : each.issues.map((issue) => toIssue(issue, max ? index : undefined)),
  );
  if (issues.length > 0) return { issues };
  const answers = read.flatMap((each) => ('answers' in each ? [each.answers as Mutable] : []));
  return { answers: max === undefined ? (answers[0] ?? {}) : answers };
}

function readItem({ flow, step }: FlowStep, item: StepAnswers, context: FieldContext) {
  // A skipped step is stored without answers.
  if (flow.skippable && Object.keys(item).length === 0) return { answers: {} };
  return readStep(step, sentAnswers(item), context);
}

const toIssue = (
  { field, code }: { field: string; code: string },
  item: number | undefined,
): Issue => ({
  path: item === undefined ? field : `${item}.${field}`,
  message: `is refused by the flow: ${code}`,
  code,
});

/** What is known beforehand, without the values that the flow refuses. Nothing of it is an answer. */
export function readPrefill(
  flow: FlowTable,
  sent: ApplicationAnswers,
  context: FieldContext,
): ApplicationAnswers {
  const steps = flow.steps.flatMap((step) => {
    const item = itemsOf(sent, step.name)[0];
    if (!item || step.repeat) return [];
    const values = step.fields.flatMap((field) => {
      // Nobody consents for an applicant.
      if (field.kind === 'consent' || !Object.hasOwn(item, field.name)) return [];
      const { when: _, ...always } = field;
      const read = readStep({ ...step, fields: [always] }, sentAnswers(item), context);
      return 'answers' in read ? Object.entries(read.answers) : [];
    });
    return values.length > 0 ? [[step.name, Object.fromEntries(values)]] : [];
  });
  return Object.fromEntries(steps);
}

/** Stored steps that do not count, because earlier answers have changed. */
function staleSteps(flow: FlowTable, answers: ApplicationAnswers): readonly string[] {
  const applied = new Set(appliedSteps(flow, answers).map(({ step }) => step.name));
  return Object.keys(answers).filter((step) => !applied.has(step));
}

/** Stored steps about health that are not asked any more: their consent has been withdrawn. */
export function withdrawnHealth(flow: FlowTable, answers: ApplicationAnswers): readonly string[] {
  const stale = new Set(staleSteps(flow, answers));
  return flow.steps
    .filter(({ name, fields }) => stale.has(name) && fields.some(({ health }) => health))
    .map(({ name }) => name);
}

/** The field with the applicant's address. */
export function emailField(flow: FlowTable): { step: string; field: Field } | undefined {
  for (const step of flow.steps) {
    const field = step.fields.find(({ kind }) => kind === 'email');
    if (field && !step.repeat) return { step: step.name, field };
  }
  return undefined;
}

/** The address among the answers of a step. */
export function emailAmong(flow: FlowTable, step: string, answers: StepEntry): string | undefined {
  const place = emailField(flow);
  if (place?.step !== step || Array.isArray(answers)) return undefined;
  const value = answers[place.field.name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Capitals do not distinguish addresses. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();
