export { startTraces, type Traces, type TracesOptions } from './start-traces.ts';
