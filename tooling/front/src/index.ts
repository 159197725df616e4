export { nginxConfig } from './config/nginx-config.ts';
export {
  defaultLimits,
  type FrontLimits,
  type FrontOptions,
  type FrontSite,
} from './model/front-options.ts';
export { readFrontSites, type SiteFacts } from './read-front-sites.ts';
export { type RunningFront, startFront, startNginx } from './start-front.ts';
