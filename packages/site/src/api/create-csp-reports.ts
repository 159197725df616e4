import { createRateLimiter } from '@plaza/flow-server/requests';
import { receiveCspReports } from '../core/receive-csp-reports.ts';
import { cspReports } from '../model/csp-reports.ts';
import type { App } from '../react/app.ts';

/** `POST` of `app/api/csp-reports/route.ts`: logs the CSP violations that browsers report. */
export function createCspReports(app: App) {
  const limiter = createRateLimiter(cspReports.reportsPerMinute);
  const { trustedProxyHops = 0 } = app.environment;
  const receiver = { log: app.log, limiter, trustedProxyHops, now: Date.now };
  return (request: Request) => receiveCspReports(request, receiver);
}
