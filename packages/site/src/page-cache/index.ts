export { definePageCache } from './cache-handler.ts';
export { finishPage, leavePageWhole } from './finish-page.ts';
export { installPageCache } from './install-page-cache.ts';
export type {
  CachedPage,
  ExtraSources,
  FinishedPage,
  PageRuntime,
  PageSite,
  SourceDirective,
} from './page.ts';
export { runtimeHeader } from './page.ts';
export type { PageCacheSettings } from './settings.ts';
export {
  UnexpectedMarkupError,
  UnfinishablePageError,
  type UnfinishableReason,
} from './unfinishable-page-error.ts';
