export {
  type InterfaceFile,
  type InterfaceMessages,
  interfaceMessages,
} from '@plaza/i18n';
export { type ApiTarget, apiTarget } from './core/api-target.ts';
export { assertProxyMatcher } from './core/assert-proxy-matcher.ts';
export { createLog, type Log, type LogEntry } from './core/log.ts';
export { passToService, type ServiceDoor } from './core/pass-to-service.ts';
export { type ProxyMatch, proxyMatcher } from './core/proxy-matcher.ts';
export { readSiteEnvironment } from './core/read-site-environment.ts';
export { createReplayMemory, type ReplayMemory } from './core/replay-memory.ts';
export type { SiteConsent } from './model/consent-page.ts';
export type { SiteEnvironment } from './model/environment.ts';
export { contentTag, type Revalidation, revalidationSchema } from './model/revalidation.ts';
export { securityHeaders } from './model/security-headers.ts';
export type { SiteTracking } from './model/site-tracking.ts';
