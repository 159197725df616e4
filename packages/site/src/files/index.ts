export { createSiteFiles } from './create-site-files.ts';
