import { respondWithPage } from '../requests/respond-with-page.ts';
import { allowVendors } from './allow-vendors.ts';
import { type ApplicationKey, applicationCookie } from './application-cookie.ts';
import { fillFlowPage } from './fill-flow-page.ts';
import type { FlowView } from './flow-view.ts';
import type { FlowVisit } from './flow-visit.ts';
import { hasForm } from './page-without-form.ts';

/** Seconds after which a limit is full again, and the service is asked again. */
const retryAfterSeconds = '60';

/** The page of a flow as answer to a request; one without a form as it is. */
export async function respondWithFlow(
  { port, path, match }: FlowVisit,
  status: number,
  view: FlowView,
): Promise<Response> {
  let hasVendors = false;
  const page = await respondWithPage(port.fetchPage, {
    path,
    status,
    headers: status === 429 || status === 503 ? { 'retry-after': retryAfterSeconds } : {},
    unavailable: 'The page is not available.',
    fill(html) {
      const filled = hasForm(html) ? fillFlowPage(html, view) : html;
      hasVendors = view.kind === 'end' && filled?.includes('data-no-vendors') === false;
      return filled;
    },
  });
  if (hasVendors) allowVendors(page.headers, port.vendorSources(match.locale));
  return page;
}

/** Sends the browser to another address after a form, or where the applicant is. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Sets a cookie besides. */
export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}

/** Gives the browser an application, or takes it away. */
export function withApplication(
  response: Response,
  visit: Pick<FlowVisit, 'isSecure' | 'path'>,
  key: ApplicationKey | undefined,
): Response {
  return withCookie(response, applicationCookie(key, visit));
}
