import type { TrackingStore } from '../../core/data/tracking-store.ts';
import { type Device, impressionRequest } from '../../core/impression/impression-request.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import { type Impression, readImpression } from '../../core/impression/read-impression.ts';
import { postJson } from '../delivery/post-json.ts';

export type ImpressionHooks = {
  readonly data: Pick<TrackingStore, 'get' | 'set' | 'aliasOf'>;
  /** The locale of the visitor's last page, where it is stored (§4.2); of the page until now, when it changes its locale. */
  readonly storedLocale: string | undefined;
  /** Forgets which products the visitor has viewed, because what comes is a new impression (§4.3). */
  readonly clearViewed: () => void;
  readonly report: (cause: unknown) => void;
};

/**
 * Tells the service of a page that a visitor sees, once (§4.3), and stores the ids that it answers.
 * A page in another locale than the last one is a new impression. To be called again when a page
 * changes its locale.
 *
 * @returns undefined where nothing is counted: the service failed, which is reported (§8), or the
 *   visitor is a crawler
 */
export async function startImpression(
  settings: ImpressionSettings,
  { data, storedLocale = settings.locale, clearViewed, report }: ImpressionHooks,
): Promise<Impression | undefined> {
  const isForced = storedLocale !== settings.locale;
  if (isForced) clearViewed();
  try {
    const body = impressionRequest(settings, { data, device: readDevice(), isForced });
    const answer = await postJson('/impression', JSON.stringify(body));
    // A crawler.
    if (answer.status === 204) return undefined;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const impression = readImpression(await answer.json());
    if (impression) {
      const { id, uniqueUserId } = impression;
      data.set({ impressionId: id, ...(uniqueUserId && { uniqueUserId }) });
    } else report(new Error('Could not get impression id from response'));
    return impression;
  } catch (cause) {
    report(new Error(`Could not post impression: ${Object(cause).message}`));
    return undefined;
  }
}

/** Not in every browser, nor in TypeScript's own types. */
type ToldMemory = Navigator & { readonly deviceMemory?: number };

const readDevice = (): Device => ({
  // Some browsers tell an empty one, which the service would refuse.
  language: navigator.language || undefined,
  memory: (navigator as ToldMemory).deviceMemory,
  resolution: `${screen.width}x${screen.height}`,
  timezoneOffset: new Date().getTimezoneOffset(),
});
