import {
  type Answers,
  appliedAnswers,
  comparisons,
  endOf,
  type Field,
  type FlowTable,
  itemsOf,
  nextStep,
  readStep,
  type Step,
} from '@plaza/flows';
import type { RoutedSite } from '@plaza/routing';
import { flowContext } from '@plaza/screens';
import { type Typed, typedIn } from './flow-answers.test.support.ts';

/** A step as somebody answers it. */
export type WalkedStep = {
  readonly step: Step;
  readonly typed: Readonly<Record<string, Typed>>;
  /** What is stored up to here, and of this step. */
  readonly before: Answers;
  readonly stored: Answers[string];
};

/** A way through a flow to one of its ends. */
export type Walk = {
  readonly flow: FlowTable;
  readonly end: string;
  readonly email: string;
  readonly steps: readonly WalkedStep[];
  readonly answers: Answers;
};

type Choices = Readonly<Record<string, Typed>>;

const conditionsOf = ({ steps, ends }: FlowTable) => [
  ...steps.flatMap(({ when, fields }) => [when, ...fields.map((field) => field.when)]),
  ...ends.map(({ when }) => when),
];

const candidates = ({ kind, options = [], optional, consentVersion = '' }: Field): Typed[] => {
  const none: Typed[] = optional ? [[]] : [];
  if (kind === 'yesNo') return [['yes'], ['no']];
  if (kind === 'consent') return [[consentVersion], ...none];
  return [...options.map((option) => [option]), ...none];
};

/** Every answer to the questions on which conditions of the flow depend. */
function decisionsOf(flow: FlowTable): readonly Choices[] {
  const named = new Set(
    conditionsOf(flow)
      .flatMap(comparisons)
      .map(({ field }) => field),
  );
  const fields = flow.steps.flatMap((step) => step.fields).filter(({ name }) => named.has(name));
  return fields.reduce<readonly Choices[]>(
    (all, field) =>
      all.flatMap((choices) =>
        candidates(field).map((typed) => ({ ...choices, [field.name]: typed })),
      ),
    [{}],
  );
}

type Applicant = {
  readonly site: RoutedSite<unknown>;
  readonly locale: string;
  readonly email: string;
};

/** Answers every step as the engine asks for it. */
function walk(flow: FlowTable, choices: Choices, { site, locale, email }: Applicant): Walk {
  const today = new Date().toISOString().slice(0, 10);
  const facts = flowContext(site, locale, today);
  const steps: WalkedStep[] = [];
  let answers: Answers = {};
  for (;;) {
    const next = nextStep(flow, answers);
    const step = flow.steps.find(({ name }) => name === next);
    if (!step) break;
    const typed = Object.fromEntries(
      step.fields.map((field) => [
        field.name,
        choices[field.name] ?? typedIn(field, facts.country, email),
      ]),
    );
    const sent = new URLSearchParams(
      Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
    );
    const read = readStep(step, sent, { ...facts, answers: appliedAnswers(flow, answers) });
    if ('issues' in read) throw new Error(`${flow.name}: ${JSON.stringify(read.issues)}`);
    const stored = step.repeat ? [read.answers] : read.answers;
    steps.push({ step, typed, before: answers, stored });
    answers = { ...answers, [step.name]: stored };
    if (steps.length > flow.steps.length) throw new Error(`${flow.name} does not end`);
  }
  return { flow, end: endOf(flow, answers).name, email, steps, answers };
}

/** For each end of a flow the way to it that asks most. */
export function walksOf(flow: FlowTable, applicant: Applicant): readonly Walk[] {
  const longest = new Map<string, Walk>();
  const asked = ({ answers }: Walk) =>
    Object.keys(answers).flatMap((step) => itemsOf(answers, step).flatMap(Object.keys)).length;
  for (const choices of decisionsOf(flow)) {
    const walked = walk(flow, choices, applicant);
    const known = longest.get(walked.end);
    if (!known || asked(walked) > asked(known)) longest.set(walked.end, walked);
  }
  return [...longest.values()];
}
