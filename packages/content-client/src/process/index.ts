/** What the service and the sites share as programs; for Node alone. */

export { type LogOutput, logOutput } from './log-output.ts';
