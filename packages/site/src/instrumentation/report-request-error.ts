import type { Instrumentation } from 'next';
import { reportError } from '../error-reports/report.ts';

type RequestError = Parameters<Instrumentation.onRequestError>;

/** Reports an error of a request with its route, route type and path. */
export function reportRequestError(...[error, request, context]: RequestError): void {
  const { method, path } = request;
  const { routePath, routeType, renderSource } = context;
  reportError(error, {
    mechanism: 'onrequesterror',
    handled: false,
    transaction: routePath,
    request: { method, url: path },
    tags: { routeType, ...(renderSource && { renderSource }) },
  });
}
