import type { Connection } from '@plaza/routing';

/** The visitor's connection as it is now, in browsers that tell. */
export const connection = (): Connection | undefined => Reflect.get(navigator, 'connection');
