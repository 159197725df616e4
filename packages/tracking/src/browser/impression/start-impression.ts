import type { Device } from '@plaza/contract';
import type { TrackingStore } from '../../core/data/tracking-store.ts';
import { impressionRequest } from '../../core/impression/impression-request.ts';
import type { ImpressionSettings } from '../../core/impression/impression-settings.ts';
import { type ImpressionAnswer, readImpression } from '../../core/impression/read-impression.ts';
import { postJson } from '../delivery/post-json.ts';

export type ImpressionHooks = {
  readonly data: Pick<TrackingStore, 'get' | 'set' | 'aliasOf'>;
  /** The locale of the visitor's last page, if stored (§4.2); the previous locale when the page changes its locale. */
  readonly storedLocale: string | undefined;
  /** Clears the viewed products, because the impression is a new one (§4.3). */
  readonly clearViewed: () => void;
  readonly report: (cause: unknown) => void;
  /** Posts only that a page was seen, without data of the visitor (design §7). */
  readonly isWithheld?: boolean;
  /** This page's withheld impression, which this one completes. */
  readonly withheld?: ImpressionAnswer | undefined;
};

/**
 * Posts an impression (§4.3) and stores the ids of the answer. A page in another locale than the last
 * one is a new impression. Call it again when a page changes its locale.
 *
 * @returns undefined if nothing is counted: the service failed, which is reported (§8), or the
 *   visitor is a crawler
 */
export async function startImpression(
  settings: ImpressionSettings,
  { data, storedLocale = settings.locale, clearViewed, report, ...hooks }: ImpressionHooks,
): Promise<ImpressionAnswer | undefined> {
  const { locale, noProducts } = settings;
  const { isWithheld, withheld } = hooks;
  const isForced = storedLocale !== locale;
  if (isForced && !isWithheld) clearViewed();
  try {
    const body = isWithheld
      ? { locale, noProducts }
      : impressionRequest(settings, { data, device: readDevice(), isForced, withheld });
    const answer = await postJson('/impression', JSON.stringify(body));
    // The site answers 204 to crawlers.
    if (answer.status === 204) return undefined;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const impression = readImpression(await answer.json());
    if (!impression) {
      const lost = new Error('Could not get impression id from response');
      // biome-ignore lint/suspicious/noConsole: §8 requires a log entry, reported or not
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

/** Not in every browser, nor in TypeScript's types. */
type DeviceMemoryNavigator = Navigator & { readonly deviceMemory?: number };

const readDevice = (): Device => ({
  // Some browsers have an empty language, which the service would reject.
  language: navigator.language || undefined,
  memory: (navigator as DeviceMemoryNavigator).deviceMemory,
  resolution: `${screen.width}x${screen.height}`,
  timezoneOffset: new Date().getTimezoneOffset(),
});
