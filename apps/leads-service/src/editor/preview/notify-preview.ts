import { setTimeout as delay } from 'node:timers/promises';
import { CONTENT_TAG, REVALIDATION_TAGS } from '@plaza/contract';
import type { EditorEntryKey } from '@plaza/contract/editor';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../env.ts';
import { createChangedTags } from '../../import/changed-tags.ts';
import { revalidateSite } from '../../revalidation/revalidate-site.ts';

/** Milliseconds that a save waits for the preview, and a starting instance has to answer. */
const WAITS = { save: 1_000, instance: 30_000 } as const;

/** Lets the preview instances of a website read what has these tags again. */
export type NotifyPreview = (websiteId: number, tags: Iterable<string>) => Promise<void>;

/** The tags of an entry whose draft was saved, which may be new, have moved or be gone by it. */
export function tagsOfDraft(key: EditorEntryKey): readonly string[] {
  const tags = createChangedTags();
  tags.listed(key);
  return tags.all();
}

interface Queue {
  readonly tags: Set<string>;
  running?: Promise<void> | undefined;
}

/**
 * One message at a time for a website; what changes meanwhile is in the next one. A preview that is
 * slow or down delays no save for long.
 */
export function createPreviewNotifier(
  settings: Pick<Settings, 'previewInstances' | 'revalidateSecret'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): NotifyPreview {
  const queues = new Map<number, Queue>();
  const send = async (websiteId: number, tags: readonly string[]) => {
    const { previewInstances, revalidateSecret: secret } = settings;
    const own = previewInstances.filter((instance) => instance.websiteId === websiteId);
    if (!secret) return;
    for (const { url: siteUrl } of own) {
      const timing = { pauses: [250, 1_000, 5_000], timeout: WAITS.instance };
      const failure = await revalidateSite({ siteUrl, secret, websiteId, tags }, timing);
      if (failure) log.warn({ siteUrl, failure }, 'The preview was not notified of a draft');
    }
  };
  const sendAll = async (websiteId: number, queue: Queue) => {
    while (queue.tags.size > 0) {
      const tags = [...queue.tags];
      queue.tags.clear();
      await send(websiteId, tags.length > REVALIDATION_TAGS ? [CONTENT_TAG] : tags);
    }
    queues.delete(websiteId);
  };
  return async (websiteId, tags) => {
    const queue = queues.get(websiteId) ?? { tags: new Set() };
    queues.set(websiteId, queue);
    for (const tag of tags) queue.tags.add(tag);
    queue.running ??= sendAll(websiteId, queue);
    await Promise.race([queue.running, delay(WAITS.save, undefined, { ref: false })]);
  };
}
