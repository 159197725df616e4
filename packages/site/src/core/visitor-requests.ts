import { APPLICATION_COOKIE, answerParameters, flowParameters } from '@plaza/flow-server/targets';
import { trackingFields } from '@plaza/tracking';
import { countryHeaders } from '../model/visit.ts';

/** Query parameters of an arrival (§3.2). */
export const arrivalParameters: ReadonlySet<string> = new Set<string>(
  Object.values(trackingFields).flatMap((row) => row.aliases),
);

/**
 * What makes an answer to a request for a page one visitor's, for caches in front of a site: all else
 * in a query changes nothing.
 */
export const visitorRequests: {
  /** Query parameters that the server reads: of arrivals, which get cookies, and of pages that are asked something. */
  readonly parameters: readonly string[];
  /** Cookies with which the page is another one; browsers send them to the pages of flows alone. */
  readonly cookies: readonly string[];
  /** Request headers with the visitor's country. Only a proxy that sets them itself may pass them. */
  readonly countryHeaders: readonly string[];
} = {
  parameters: [...new Set([...arrivalParameters, ...answerParameters, ...flowParameters])],
  cookies: [APPLICATION_COOKIE],
  countryHeaders,
};
