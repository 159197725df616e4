import { randomUUID } from 'node:crypto';
import { signWebhook } from '@plaza/contract/webhook';

type Message = {
  secret: string;
  websiteId: number;
  /** Unix seconds; default now. */
  at?: number;
};

/** A signed request to the revalidation endpoint of a site. */
export const signRevalidation = ({ secret, websiteId, at = Date.now() / 1000 }: Message) =>
  signWebhook({ websiteId, tags: ['content'] }, secret, {
    id: randomUUID(),
    at: new Date(at * 1000),
  });
