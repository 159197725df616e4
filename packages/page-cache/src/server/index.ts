export {
  type RequestRouter,
  type RoutedRequest,
  resolvedHeader,
  unrouted,
} from '../core/request-router.ts';
export { alive } from '../model/health.ts';
export { barePolicy, securityHeaders } from '../model/security-headers.ts';
export type {
  CacheState,
  FrontState,
  ObservedRequest,
  RequestRoute,
  ServerObserver,
} from '../model/server-observer.ts';
export { expireHere } from './expire-here.ts';
export type { Intake } from './intake.ts';
export type { StaticFolder } from './list-static-files.ts';
export { onExpired } from './on-expired.ts';
export { createPageServer } from './page-server.ts';
export type { BusyPage } from './refuse-overload.ts';
export { createRequestHandler, type RequestHandlerOptions } from './request-handler.ts';
export type { Interception, RequestHooks, RequestListener } from './request-hooks.ts';
export { type Expired, serverState } from './server-state.ts';
export { type StartingProcess, startCommand } from './start-command.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export { whileWaiting } from './while-waiting.ts';
