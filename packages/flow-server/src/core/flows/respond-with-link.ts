import type { FlowFailure } from '@plaza/screens';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { withApplication } from './flow-response.ts';
import { type FlowVisit, pagePath } from './flow-visit.ts';

/** What came of sending a link to go on later, with the status of the page that says so. */
export type LinkResult = {
  readonly status: number;
  /** It is on its way. */
  readonly resent?: boolean;
  readonly failure?: FlowFailure | undefined;
};

/**
 * Sends a link to go on later. The page that opens links is given this browser's key, too: a link
 * that it has asked for itself shows it everything.
 *
 * @param show responds with the page on which it was asked for
 */
export async function respondWithLink(
  visit: FlowVisit,
  key: ApplicationKey,
  show: (result: LinkResult) => Promise<Response>,
): Promise<Response> {
  const sent = await visit.service.sendConfirmation(key, {});
  const page = await show(isFailure(sent) ? failed(sent) : { status: 200, resent: true });
  const path = pagePath(visit, 'EmailConfirmationGate');
  return path === undefined ? page : withApplication(page, { ...visit, path }, key);
}

function failed({ failure }: ApplicationFailure): LinkResult {
  if (failure === 'too-many') return { status: 429, failure: 'too-many' };
  if (failure === 'gone') return { status: 409, failure: 'lost' };
  return { status: 503, failure: 'unavailable' };
}
