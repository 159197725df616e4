export { readSiteEnvironment } from '../core/read-site-environment.ts';
export type { App } from '../react/app.ts';
export { type AppConfig, defineApp } from './define-app.ts';
