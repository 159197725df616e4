export { type CheckPort, checkCommand } from './check-command.ts';
export { type CheckReport, checkSite } from './check-site.ts';
export type { Issue } from './model.ts';
