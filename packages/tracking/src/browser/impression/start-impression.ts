import type { Device } from '@plaza/contract';
import type { TrackingStore } from '../../core/data/tracking-store.ts';
import { impressionRequest } from '../../core/impression/impression-request.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import { type ImpressionAnswer, readImpression } from '../../core/impression/read-impression.ts';
import { postJson } from '../delivery/post-json.ts';

export type ImpressionHooks = {
  readonly data: Pick<TrackingStore, 'get' | 'set' | 'aliasOf'>;
  /** The locale of the visitor's last page, where it is stored (§4.2); of the page until now, when it changes its locale. */
  readonly storedLocale: string | undefined;
  /** Forgets which products the visitor has viewed, because what comes is a new impression (§4.3). */
  readonly clearViewed: () => void;
  readonly report: (cause: unknown) => void;
  /** Tells the service that a page was seen, and nothing of its visitor (design §7). */
  readonly isWithheld?: boolean;
  /** The id of this page's withheld impression, which this one completes. */
  readonly withheldId?: string | undefined;
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
  { data, storedLocale = settings.locale, clearViewed, report, ...hooks }: ImpressionHooks,
): Promise<ImpressionAnswer | undefined> {
  const { locale, noProducts } = settings;
  const { isWithheld, withheldId } = hooks;
  const isForced = storedLocale !== locale;
  if (isForced && !isWithheld) clearViewed();
  try {
    const body = isWithheld
      ? { locale, noProducts }
      : impressionRequest(settings, { data, device: readDevice(), isForced, withheldId });
    const answer = await postJson('/impression', JSON.stringify(body));
    // A crawler.
    if (answer.status === 204) return undefined;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const impression = readImpression(await answer.json());
    if (!impression) {
      const lost = new Error('Could not get impression id from response');
      // biome-ignore lint/suspicious/noConsole: §8 has it logged, whether or not it is reported
      console.error(lost.message);
      report(lost);
    } else if (!isWithheld) {
      const { id, uniqueUserId } = impression;
      data.set({ impressionId: id, ...(uniqueUserId && { uniqueUserId }) });
    }
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
