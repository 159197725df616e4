import { FLOWS, issueCodes } from '@plaza/flows';
import { interfaceMessages } from '@plaza/i18n';
import { expect, test } from 'vitest';

const flows = Object.values(FLOWS);
const steps = flows.flatMap((flow) => flow.steps);
const fields = steps.flatMap((step) => step.fields);
const ends = flows.flatMap((flow) => flow.ends);
const consents = fields.filter(({ kind }) => kind === 'consent');
const yesNo = fields.some(({ kind }) => kind === 'yesNo') ? ['yes', 'no'] : [];

/** What the names in the tables need a text for; a `-text` or `-hint` beside it is optional. */
const needed = new Set([
  ...steps.map(({ name }) => `flow-step-${name}`),
  ...steps.flatMap(({ section }) => (section ? [`flow-section-${section}`] : [])),
  ...fields.map(({ name }) => `flow-field-${name}`),
  ...consents.map(({ name }) => `flow-consent-${name}`),
  ...[...fields.flatMap(({ options = [] }) => options), ...yesNo].map((it) => `flow-option-${it}`),
  ...ends.flatMap(({ name }) => [`flow-end-${name}`, `flow-end-${name}-text`]),
  ...ends.flatMap(({ reasons = [] }) => reasons.map(({ name }) => `flow-reason-${name}`)),
  ...issueCodes.map((code) => `flow-issue-${code}`),
]);

const ofTables = Object.keys(interfaceMessages).filter((key) =>
  /^flow-(?:step|section|field|consent|option|end|reason|issue)-/.test(key),
);

// That each language has every one of these keys is a test of `@plaza/i18n`.
test('§2.3 every name in the table of a flow has its text', () => {
  expect([...needed].filter((key) => !ofTables.includes(key))).toEqual([]);
});

test('§2.3 no text of a flow is left over', () => {
  const spare = ofTables.filter((key) => !needed.has(key.replace(/-(?:text|hint)$/, '')));
  expect(spare).toEqual([]);
});
