export { requestHooks } from '../instrumentation/site-requests.ts';
export { imageSettings } from '../model/image-settings.ts';
export { withPlaza } from './with-plaza.ts';
