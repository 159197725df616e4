export { freePort } from './free-port.ts';
export { type RecordedModules, recordModules } from './record-modules.ts';
export {
  type EnvelopeItem,
  openSentryEndpoint,
  type SentryEndpoint,
} from './sentry-endpoint.ts';
export { type LocalServer, serveLocally } from './serve-locally.ts';
export { type RunningProcess, runProcess, startProcess } from './start-process.ts';
export { type RunningRedis, startRedis } from './start-redis.ts';
export { until } from './until.ts';
export { crawler, person } from './user-agents.ts';
export { waitForAnswer } from './wait-for-answer.ts';
