export { attach as attachLiveList } from '../browser/lists/live-list.ts';
export { attach as attachListOnFirstUse } from '../browser/page-modules/product-list.ts';
