export { attachVideos as attach } from '@plaza/ui-blocks/browser';
