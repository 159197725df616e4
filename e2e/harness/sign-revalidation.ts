import { randomUUID } from 'node:crypto';
import { signRevalidation as sign } from '../../packages/contract/src/webhook/index.ts';

/** A request to the revalidation endpoint of es-loans, signed `at` a time in Unix seconds. */
export const signRevalidation = (secret: string, at = Date.now() / 1000) =>
  sign({ websiteId: 101, tags: ['content'] }, secret, {
    id: randomUUID(),
    at: new Date(at * 1000),
  });
