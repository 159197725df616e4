export { startFlow } from '@walkeros/collector';
export { sourceBrowser } from '@walkeros/web-source-browser';
