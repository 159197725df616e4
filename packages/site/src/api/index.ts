export { createApi } from './create-api.ts';
export { createContact } from './create-contact.ts';
export { createCspReports } from './create-csp-reports.ts';
export { createLivez, createReadyz } from './create-health.ts';
export { createIcons } from './create-icons.ts';
export { createRefreshCookies } from './create-refresh-cookies.ts';
export { createRevalidate } from './create-revalidate.ts';
export { createVisit } from './create-visit.ts';
