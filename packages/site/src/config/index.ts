export { requestHooks } from '../instrumentation/site-requests.ts';
export { withPlaza } from './with-plaza.ts';
