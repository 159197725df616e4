export { wholePageHeader } from './core/deferred-data.ts';
export { finishPage } from './core/finish/finish-page.ts';
export type {
  CachedPage,
  ExtraSources,
  FinishedPage,
  PageRuntime,
  PageSite,
  SourceDirective,
} from './model/page.ts';
export { runtimeHeader, sourceDirectives } from './model/page.ts';
export { checkSettings, type PageCacheSettings } from './model/settings.ts';
export {
  UnexpectedMarkupError,
  UnfinishablePageError,
  type UnfinishableReason,
} from './model/unfinishable-page-error.ts';
export { installPageCache } from './next/install-page-cache.ts';
export { renderAliases } from './next/render-aliases.ts';
