import { createAllowance } from '../core/allowance.ts';
import { receiveCspReports } from '../core/receive-csp-reports.ts';
import { cspReports } from '../model/csp-reports.ts';
import type { App } from '../react/app.ts';

/** `POST` of `app/api/csp-reports/route.ts`: what browsers report of a page's policy (issue 4 §2). */
export function createCspReports(app: App) {
  const allowance = createAllowance(cspReports.reportsPerMinute);
  const receiver = { log: app.log, allowance, now: Date.now };
  return (request: Request) => receiveCspReports(request, receiver);
}
