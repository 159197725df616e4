import type { IncomingHttpHeaders } from 'node:http';
import { type FlowTable, flowOfPageType } from '@plaza/flows';
import { type PageMatch, type RoutedSite, resolveRequest } from '@plaza/routing';
import { flowViews } from '@plaza/screens';
import { APPLICATION_COOKIE } from './application-cookie.ts';

/** The route of Next that answers for the pages of flows. */
const FLOWS_ROUTE = '/api/flows';

/** The parameter of that route with the path of the page. */
export const PATH_PARAMETER = 'path';

/**
 * What the page of a flow can be asked for: a step, an item of it, the link of an email, what a
 * partner knows.
 */
export const flowParameters = ['step', 'item', 'token', 'link', 'sent', 'state'] as const;

const asked = new RegExp(`\\?(?:[^#]*&)?(?:${flowParameters.join('|')})=[^&#]`);

export type FlowPage = { readonly flow: FlowTable; readonly match: PageMatch<unknown> };

/** The flow whose page is at a path. */
export function flowAt(site: RoutedSite<unknown>, path: string): FlowPage | undefined {
  const match = resolveRequest(site, undefined, path);
  if (match.kind !== 'page') return undefined;
  const flow = flowOfPageType(match.route.pageType);
  return flow && { flow, match };
}

/** Whether a target is the page of a flow that is asked for something, e.g. `/signup/?step=need`. */
export const isFlowAnswer = (site: RoutedSite<unknown>, target: string): boolean =>
  asked.test(target) && flowAt(site, target) !== undefined;

/** Whether the page at a target takes the form of a flow. */
export const takesFlowForm = (site: RoutedSite<unknown>, target: string): boolean =>
  flowAt(site, target) !== undefined;

const applicationSent = new RegExp(`(?:^|;\\s*)${APPLICATION_COOKIE}=`);

/**
 * Whether the page of a flow is asked for by a browser that holds an application: the page offers to
 * go on with it.
 */
export const isFlowOfVisitor = (
  site: RoutedSite<unknown>,
  target: string,
  { cookie }: Pick<IncomingHttpHeaders, 'cookie'>,
): boolean => applicationSent.test(cookie ?? '') && flowAt(site, target) !== undefined;

type FlowRequest = {
  readonly method: string;
  readonly headers: Pick<IncomingHttpHeaders, 'cookie'>;
};

/**
 * The target of a request, led to the route of flows if it posts a step or asks for one. The page
 * without either is a page like others, but for a browser that holds an application.
 */
export function flowTarget(
  site: RoutedSite<unknown>,
  target: string,
  { method, headers }: FlowRequest,
): string {
  const isForm = method === 'POST' && takesFlowForm(site, target);
  const isAsked = isFlowAnswer(site, target);
  const isHeld = !isForm && !isAsked && isFlowOfVisitor(site, target, headers);
  if (!isForm && !isAsked && !isHeld) return target;
  const { pathname, searchParams } = new URL(target, 'http://site.invalid');
  const parameters = new URLSearchParams({ [PATH_PARAMETER]: pathname });
  for (const name of flowParameters) {
    const value = searchParams.get(name);
    if (value) parameters.set(name, value);
  }
  if (isHeld) parameters.set('step', flowViews.resume);
  return `${FLOWS_ROUTE}?${parameters}`;
}
