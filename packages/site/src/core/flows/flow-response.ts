import { respondWithPage } from '../answers/respond-with-page.ts';
import { type ApplicationKey, applicationCookie } from './application-cookie.ts';
import { fillFlowPage } from './fill-flow-page.ts';
import type { FlowView } from './flow-view.ts';
import type { FlowVisit } from './flow-visit.ts';

/** Seconds after which a limit is full again, and the service is asked again. */
const retryAfterSeconds = '60';

/** The page of a flow as answer to a request. */
export async function respondWithFlow(
  { port, path }: FlowVisit,
  status: number,
  view: FlowView,
): Promise<Response> {
  return respondWithPage(port.fetchPage, {
    path,
    status,
    headers: {
      'x-robots-tag': 'noindex',
      ...(status === 429 || status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    },
    unavailable: 'The page is not available.',
    fill: (html) => fillFlowPage(html, view),
  });
}

/** Sends the browser to another address after a form, or where the applicant is. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Gives the browser an application, or takes it away. */
export function withApplication(
  response: Response,
  visit: Pick<FlowVisit, 'isSecure' | 'path'>,
  key: ApplicationKey | undefined,
): Response {
  response.headers.append('set-cookie', applicationCookie(key, visit));
  return response;
}
