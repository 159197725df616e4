export { indexContent, indexContentFolder } from './index-content.ts';
export { configFile, readSite } from './read-site.ts';
