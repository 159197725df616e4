import type { Connection } from './prefetch-queue.ts';

/** The visitor's connection as it is now, in browsers that tell. */
export const connection = (): Connection | undefined => Reflect.get(navigator, 'connection');
