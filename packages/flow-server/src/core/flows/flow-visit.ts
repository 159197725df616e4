import type { Application } from '@plaza/contract';
import { appliedAnswers, type FieldContext } from '@plaza/flows';
import { href, pathOf, type RoutedSite } from '@plaza/routing';
import { flowContext } from '@plaza/screens';
import type { RateLimiter } from '../requests/rate-limiter.ts';
import type { PolicySources } from './allow-vendors.ts';
import type { ApplicationClient } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import type { FlowPage } from './flow-target.ts';
import type { HandOverPartner } from './hand-over-partner.ts';

/** Dependencies of the pages of flows. */
export type FlowPort = {
  readonly site: RoutedSite<unknown>;
  /** Fetches the finished page from the site itself. */
  readonly fetchPage: (path: string) => Promise<Response>;
  /** The service, asked for the visitor of a request. */
  readonly applications: (request: Request) => ApplicationClient;
  /** Whom the site can hand visitors over to, and receive them from. */
  readonly partners: readonly HandOverPartner[];
  /** The hosts of the site's vendors in a locale, for the last page of a flow. */
  readonly vendorSources: (locale: string) => PolicySources;
  /** The receipt of a visitor's consent to marketing, if there is one. */
  readonly consentId: (request: Request) => string | undefined;
  readonly limiter: RateLimiter;
  readonly trustedProxyHops: number;
  readonly now: () => Date;
  /** A new id of an event. */
  readonly newEventId: () => string;
};

/** A request to the page of a flow. */
export type FlowVisit = FlowPage & {
  readonly port: FlowPort;
  readonly request: Request;
  /** The public path of the page. */
  readonly path: string;
  readonly service: ApplicationClient;
  readonly isSecure: boolean;
};

/** An application that this browser may read. */
export type HeldApplication = { readonly key: ApplicationKey; readonly application: Application };

export function visitOf(port: FlowPort, request: Request, page: FlowPage): FlowVisit {
  const proto = request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol;
  return {
    ...page,
    port,
    request,
    path: page.match.path,
    service: port.applications(request),
    isSecure: /^https\b/.test(proto.split(',').at(0)?.trim() ?? ''),
  };
}

/** What the checks of a visitor's answers depend on. */
export function contextOf(
  { port, match, flow }: FlowVisit,
  answers: Application['answers'] = {},
): FieldContext {
  const today = port.now().toISOString().slice(0, 10);
  return {
    ...flowContext(port.site, match.locale, today),
    answers: appliedAnswers(flow, answers),
  };
}

/** The path of the page of a type in the language of a visit, if there is one. */
export function pagePath(
  { port, match: { locale } }: Pick<FlowVisit, 'port' | 'match'>,
  pageType: string,
): string | undefined {
  const type = pageType as Parameters<typeof pathOf>[1];
  if (!pathOf(port.site, type, locale)) return undefined;
  return href(port.site, { locale, pageType: type });
}

/** The address of a step of the page, or of an item of it. */
export const stepHref = ({ path }: Pick<FlowVisit, 'path'>, step: string, item?: number) =>
  `${path}?${new URLSearchParams({ step, ...(item && { item: `${item}` }) })}`;
