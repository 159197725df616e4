/**
 * Shared by the processes of the service and the sites: environment, log and scheduling; for Node
 * only.
 */

export type { Environment, EnvironmentVariable } from '../model/environment.ts';
export { type LogOutput, logOutput } from './log-output.ts';
export { EnvironmentError, readEnvironment } from './read-environment.ts';
export { requireSecrets, type SharedSecret } from './require-secrets.ts';
export { secretVariables } from './secret-file.ts';
export { type HealthAddress, HealthAddressError, serveHealth } from './serve-health.ts';
export { createWorkScheduler, type WorkScheduler } from './work-scheduler.ts';
