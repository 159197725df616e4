import type { Application } from '@plaza/contract';
import {
  appliedSteps,
  comparisons,
  type Doubt,
  FIELD_KINDS,
  type FieldIssue,
  holds,
  itemsOf,
  MASK,
  progressOf,
  type Step,
  type StepAnswers,
} from '@plaza/flows';
import { type FlowFailure, flowForm, flowViews } from '@plaza/screens';
import type { StepView, TypedValues } from './flow-view.ts';
import { contextOf, type FlowVisit, stepHref } from './flow-visit.ts';
import { maskedEmail, maskedFields } from './masked-answers.ts';
import { withheldLater } from './resume-application.ts';

/** What a step is shown with, besides what is stored. */
export type Shown = {
  /** Undefined before the first step is sent. */
  readonly application: Application | undefined;
  readonly step: Step;
  /** Number of the item of a step that repeats, from 1. */
  readonly item: number;
  /** What was typed, if it was not accepted. */
  readonly typed?: URLSearchParams | undefined;
  readonly issues?: readonly FieldIssue[];
  readonly doubts?: readonly Doubt[] | undefined;
  readonly failure?: FlowFailure | undefined;
  /** The version on which the next try is based. */
  readonly version?: number | undefined;
  /** A link to go on later is on its way. */
  readonly resent?: boolean;
};

/** The items of a step that are stored. */
const storedItems = ({ application, step }: Shown) =>
  itemsOf(application?.answers ?? {}, step.name);

/** A step as it is shown, with the answers stored so far or what was just typed. */
export function stepView(visit: FlowVisit, shown: Shown): StepView {
  const { flow } = visit;
  const { application, step, item, typed, issues = [], failure, resent = false } = shown;
  const answers = application?.answers ?? {};
  const stored = storedItems(shown)[item - 1];
  const known = appliedSteps(flow, answers).find((each) => each.step.name === step.name)?.known;
  return {
    kind: 'step',
    step: step.name,
    context: contextOf(visit, answers),
    carried: {
      [flowForm.stepField]: step.name,
      [flowForm.itemField]: step.repeat ? `${item}` : '',
      [flowForm.versionField]: `${shown.version ?? application?.version ?? ''}`,
    },
    values: typed ? typedValues(step, typed) : writtenValues(visit, shown),
    left: fieldsLeft(step, known ?? {}),
    maskedEmail: maskedEmail(flow, application),
    masked: maskedFields(application, step),
    issues,
    doubts: shown.doubts,
    failure,
    ...(failure === 'stale' && typed && stored && { stored: differing(step, typed, stored) }),
    progress: progressOf(flow, answers, step.name),
    back: backHref(visit, answers, step.name),
    items: itemLinks(visit, shown),
    total: totalOf(visit, shown),
    prefilled: flow.handOver !== undefined && Object.keys(prefilled(shown)).length > 0,
    withheld: [
      ...withheldActions(shown),
      ...(failure === 'elsewhere' || resent ? [] : withheldLater(visit, application)),
    ],
    resent,
  };
}

/** What is known of the applicant beforehand. */
const prefilled = ({ application, step, item }: Shown): StepAnswers =>
  itemsOf(application?.prefill ?? {}, step.name)[item - 1] ?? {};

/** Every field has a value, so that each can show its issue. */
const typedValues = (step: Step, typed: URLSearchParams): TypedValues =>
  Object.fromEntries(
    step.fields.map(({ name, kind }) => [
      name,
      kind === 'choices' ? typed.getAll(name) : (typed.get(name) ?? ''),
    ]),
  );

/** What is stored, or else known, as the country writes it. */
function writtenValues(visit: FlowVisit, shown: Shown): TypedValues {
  const context = contextOf(visit, shown.application?.answers);
  const stored = storedItems(shown)[shown.item - 1] ?? prefilled(shown);
  const masked = maskedFields(shown.application, shown.step);
  return Object.fromEntries(
    shown.step.fields.map(({ name, kind }) => {
      const known = stored[name] ?? '';
      const value = Object.hasOwn(masked, name) || [known].flat().includes(MASK) ? '' : known;
      return [
        name,
        typeof value === 'string' && value ? FIELD_KINDS[kind].write(value, context) : value,
      ];
    }),
  );
}

/** Fields that no answer of this step could make apply. */
function fieldsLeft(step: Step, known: StepAnswers): string[] {
  const own = step.fields.map(({ name }) => name);
  return step.fields.flatMap(({ name, when }) => {
    const isOpen = comparisons(when).some(({ field }) => own.includes(field));
    return isOpen || holds(when, known) ? [] : [name];
  });
}

/** Stored answers that are not what was typed. */
function differing(step: Step, typed: URLSearchParams, stored: StepAnswers): TypedValues {
  return Object.fromEntries(
    step.fields.flatMap(({ name }) => {
      const value = stored[name];
      if (value === undefined) return [];
      return [value].flat().join() === typed.getAll(name).join() ? [] : [[name, value]];
    }),
  );
}

/** The step before, as the flow applies now. */
export function backHref(
  visit: FlowVisit,
  answers: Application['answers'],
  step: string,
): string | undefined {
  const applied = appliedSteps(visit.flow, answers).map((each) => each.step.name);
  const index = step === flowViews.check ? applied.length : applied.indexOf(step);
  const before = applied[index - 1];
  return before === undefined ? undefined : stepHref(visit, before);
}

function itemLinks(visit: FlowVisit, shown: Shown) {
  const { step, item } = shown;
  if (!step.repeat) return [];
  const count = Math.max(storedItems(shown).length, item);
  return Array.from({ length: count }, (_, index) => ({
    href: stepHref(visit, step.name, index + 1),
    isCurrent: index + 1 === item,
  }));
}

/** The sum of what is stored, as the country writes it; nothing before there is an item. */
function totalOf(visit: FlowVisit, shown: Shown): string | undefined {
  const { total } = shown.step.repeat ?? {};
  const items = storedItems(shown);
  if (total === undefined || items.length === 0) return undefined;
  const cents = items.map((item) => Math.round(Number(item[total] ?? 0) * 100));
  const sum = cents.reduce((all, each) => all + each, 0);
  return FIELD_KINDS.money.show(`${sum / 100}`, contextOf(visit, shown.application?.answers));
}

function withheldActions(shown: Shown): string[] {
  const { step, item } = shown;
  if (!step.repeat) return [];
  const count = storedItems(shown).length;
  return [
    ...(Math.max(count, item) >= step.repeat.max ? ['add'] : []),
    ...(item > count || count < 2 ? ['remove'] : []),
  ];
}
