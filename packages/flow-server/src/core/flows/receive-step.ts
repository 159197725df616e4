import { flowForm } from '@plaza/screens';
import { readForm } from '../forms/read-form.ts';
import { answerForm } from './answer-form.ts';
import { decideForm, stateOf } from './decide-form.ts';
import type { FlowVisit } from './flow-visit.ts';
import { readHeld } from './held-application.ts';
import { readPosted } from './posted-form.ts';

/** Receives a form of a flow: stores its step, and sends the applicant to the next one. */
export async function receiveStep(visit: FlowVisit): Promise<Response> {
  const fields = await readForm(visit.request, flowForm.bodyBytes);
  if (fields instanceof Response) return fields;
  const posted = readPosted(visit, fields);
  const held = await readHeld(visit);
  return answerForm(decideForm(posted, stateOf(held)), { visit, posted, held });
}
