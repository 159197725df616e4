import type { FlowTable } from '../model/flow.ts';

/** Names that the form of a step uses for itself. */
const reserved = [
  'step',
  'item',
  'version',
  'action',
  'website',
  'startedAt',
  'idempotencyKey',
  'partner',
];

/** Steps that the form of every flow may name besides its own. */
const reservedSteps = ['check', 'done', 'resume', 'arrival', 'elsewhere', 'vendors'];

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;

const checkAll = (
  what: string,
  names: readonly string[],
  { shape, taken }: { shape: RegExp; taken: readonly string[] },
): string[] =>
  names.flatMap((name, index) => [
    ...(names.indexOf(name) < index ? [`${what} "${name}" is there twice`] : []),
    ...(shape.test(name) ? [] : [`${what} "${name}" has the wrong case`]),
    ...(taken.includes(name) ? [`${what} "${name}" is a name of the engine`] : []),
  ]);

const checkMoments = ({ steps, ends, events }: FlowTable): string[] => {
  const moments = [
    'started',
    ...steps.map(({ name }) => `step:${name}`),
    ...ends.map(({ name }) => `end:${name}`),
  ];
  return Object.keys(events)
    .filter((moment) => !moments.includes(moment))
    .map((moment) => `events of "${moment}": the flow has no such moment`);
};

/** Vendors learn of no health data (GDPR, article 9): not even that somebody was asked. */
const checkHealth = ({ steps, events }: FlowTable): string[] =>
  steps.some(({ fields }) => fields.some(({ health }) => health))
    ? Object.entries(events).flatMap(([moment, sent]) =>
        sent?.length ? [`events of "${moment}": the flow asks about health`] : [],
      )
    : [];

/** A section is one part of the flow: its steps follow each other. */
const checkSections = ({ steps }: FlowTable): string[] => {
  const starts = steps.flatMap(({ section }, index) =>
    section !== undefined && section !== steps[index - 1]?.section ? [section] : [],
  );
  return checkAll('section', starts, { shape: kebab, taken: [] });
};

/** Names that are taken, misshapen or missing. */
export function checkNames(flow: FlowTable): string[] {
  const { steps, ends } = flow;
  const fields = steps.flatMap((step) => step.fields.map(({ name }) => name));
  const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
  return [
    ...checkAll('step', names(steps), { shape: kebab, taken: reservedSteps }),
    ...checkAll('field', fields, { shape: camel, taken: reserved }),
    ...checkAll('end', names(ends), { shape: kebab, taken: [] }),
    ...ends.flatMap(({ name, reasons = [] }) =>
      checkAll(`end "${name}": reason`, names(reasons), { shape: kebab, taken: [] }),
    ),
    ...checkMoments(flow),
    ...checkHealth(flow),
    ...checkSections(flow),
    ...steps.flatMap(({ name, fields: own, repeat }) =>
      repeat?.total === undefined ||
      own.some((field) => field.name === repeat.total && field.kind === 'money')
        ? []
        : [`step "${name}": the total needs a field for money`],
    ),
  ];
}
