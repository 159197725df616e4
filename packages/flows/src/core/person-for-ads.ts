import type { Answers } from '../model/answers.ts';
import type { FlowTable } from '../model/flow.ts';
import { appliedAnswers } from './applied-steps.ts';

/** The consent to the use of one's address in advertising, by the name of its field. */
const MARKETING = 'marketing';

/**
 * The email and the phone that an applicant lets be used for advertising (§5): those of fields that
 * identify, if the flow's own `marketing` consent was given. Consent to cookies is another matter and
 * needed too, since an address given for an application is given for that. Flows that ask about
 * health give nobody away.
 */
export function personForAds(
  flow: FlowTable,
  answers: Answers,
): { readonly email?: string; readonly phone?: string } {
  const fields = flow.steps.flatMap((step) => step.fields);
  const consent = fields.find(({ name, kind }) => name === MARKETING && kind === 'consent');
  const given: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...Object.values(appliedAnswers(flow, answers)).filter((step) => !Array.isArray(step)),
  );
  const isGiven = consent?.consentVersion && given[MARKETING] === consent.consentVersion;
  if (!isGiven || fields.some(({ health }) => health)) return {};
  const person: { email?: string; phone?: string } = {};
  for (const { name, identifies } of fields) {
    const value = given[name];
    if (identifies && typeof value === 'string' && value !== '') person[identifies] = value;
  }
  return person;
}
