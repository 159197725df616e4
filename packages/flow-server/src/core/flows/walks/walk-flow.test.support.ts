import type { Field } from '@plaza/flows';
import { refusedIn, type Typed } from './flow-answers.test.support.ts';
import type { FlowAnswer, FlowClient } from './flow-client.test.support.ts';
import type { Walk, WalkedStep } from './flow-walks.test.support.ts';

/** Where a walk takes place, and how the path of a page of its language is found. */
export type Walking = { readonly walk: Walk; readonly path: string };

const formOf = (typed: WalkedStep['typed'], carried: Readonly<Record<string, string>>) =>
  new URLSearchParams([
    ...Object.entries(carried),
    ...Object.entries(typed).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  ]);

/** Where the site leads after a step: the next one, then the answers, then the end. */
const stepsAfter = ({ flow, steps }: Walk) => [
  ...steps.map(({ step }) => step.name).slice(1),
  ...(flow.checkAnswers ? ['check'] : []),
  'done',
];

/** What is met on a walk, to be checked. */
export type Met = {
  /** A wrong answer was refused. */
  readonly onRefused?: (wrong: Wrong, refused: FlowAnswer) => void;
  /** The site led on after a step, or after sending, which should be to this address. */
  readonly onLed: (answer: FlowAnswer, expected: string) => void;
};

/** Walks with requests alone; to hear of refusals, sends each wrong answer before the right one. */
export async function walkWithRequests(
  client: FlowClient,
  { walk, path }: Walking,
  { onRefused, onLed }: Met,
): Promise<void> {
  const after = stepsAfter(walk);
  let shown = await client.ask(path);
  for (const [index, walked] of walk.steps.entries()) {
    const { step, typed } = walked;
    const carried = {
      ...{ step: step.name, item: shown.carried('item'), version: shown.carried('version') },
    };
    for (const wrong of onRefused ? wrongAnswersOf(walked) : [])
      onRefused?.(wrong, await client.ask(path, formOf({ ...typed, ...wrong.typed }, carried)));
    const answer = await client.ask(path, formOf(typed, carried));
    onLed(answer, `${path}?step=${after[index]}`);
    if (after[index] !== 'done') shown = await client.ask(answer.location);
  }
  if (!walk.flow.checkAnswers) return;
  const form = { step: 'check', version: shown.carried('version'), action: 'send' };
  onLed(await client.ask(path, new URLSearchParams(form)), `${path}?step=done`);
}

/** The id of a field's control, to which the summary of errors leads. */
export const idOf = ({ kind, name, options = [] }: Field) => {
  const [first] = kind === 'yesNo' ? ['yes'] : options;
  return first === undefined ? `flow-${name}` : `flow-${name}-${first}`;
};

/** An answer that a field refuses, and with which code. */
export type Wrong = { field: Field; code: string; typed: Record<string, Typed> };

/** Each answer that a field refuses; of fields that are asked with the right answers to the others. */
const wrongAnswersOf = ({ step, stored }: WalkedStep): Wrong[] => {
  const known = [stored].flat()[0] ?? {};
  return step.fields
    .filter(({ name }) => known[name] !== undefined)
    .flatMap((field) =>
      refusedIn(field).map(([typed, code]) => ({ field, code, typed: { [field.name]: [typed] } })),
    );
};
