/** What the service and the sites share as programs: their variables and their log; for Node alone. */

export type { Environment, EnvironmentVariable } from '../model/environment.ts';
export { type LogOutput, logOutput } from './log-output.ts';
export { EnvironmentError, readEnvironment } from './read-environment.ts';
