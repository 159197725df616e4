import { withoutPersonalValues } from '@plaza/tracking';
import type { ArrivalRequest } from './is-arrival.ts';

type AddressedRequest = Pick<ArrivalRequest, 'method'> & {
  readonly headers: Pick<ArrivalRequest['headers'], 'has'>;
  /** Path and query. */
  readonly target: string;
};

/** Files of the build and calls to the API, which no address bar shows. */
const isNoPage = /^\/(?:_next|api)\//;

/**
 * The address of a page without values that identify a person (§3.2, decision 68), so that no script
 * of the document ever had them. Everything else stays as it is, in its order.
 *
 * @returns path and query; `undefined` if they have no such value, or if a router asks, whose page
 *   has an address already
 */
export function cleanTarget({ method, headers, target }: AddressedRequest): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  // Without `=` there is no value; most requests end here.
  if (!isRead || !target.includes('=') || isNoPage.test(target) || headers.has('rsc'))
    return undefined;
  // Two slashes at the beginning would name another host.
  const clean = withoutPersonalValues(target).replace(/^[/\\]+/, '/');
  return clean === target.replace(/^[/\\]+/, '/') ? undefined : clean;
}
