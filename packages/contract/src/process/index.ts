/** What the service and the sites share as programs: their variables, their log, and what they take in first; for Node alone. */

export type { Environment, EnvironmentVariable } from '../model/environment.ts';
export { createIntakeFirst, type IntakeFirst } from './intake-first.ts';
export { type LogOutput, logOutput } from './log-output.ts';
export { EnvironmentError, readEnvironment } from './read-environment.ts';
