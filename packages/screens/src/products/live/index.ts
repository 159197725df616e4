export type { ListSettings } from './list-settings.ts';
export { liveList } from './list-view.ts';
