export type { App } from '../react/app.ts';
export type { ScreenModule, ScreenProps } from '../react/screen.ts';
export { type AppConfig, defineApp } from './define-app.ts';
