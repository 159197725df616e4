import { sendTo } from '../api/send-to-service.ts';
import { createOfferIndex, type OfferIndex } from '../core/clicks/offer-index.ts';
import { clicksFolder } from '../core/data-folder.ts';
import { type ContentApp, contentClient } from '../next/content-client.ts';
import { type ClickQueue, createClickQueue } from './click-queue.ts';
import { createDelivery, startDelivery } from './deliver-clicks.ts';

/** The offers of a site and the queue of their clicks. */
export type SiteClicks = Pick<OfferIndex, 'find'> &
  Pick<ClickQueue, 'add'> & {
    /** Reads the offers again. Those that cannot be read stay as they were. */
    readonly refresh: () => Promise<void>;
  };

/** Milliseconds after which offers are read again, if no message says that they have changed. */
const REFRESHED = 60_000;

/**
 * Reads the offers of every locale, from the service or the last good copy, and begins to deliver
 * clicks, also those that an earlier process has left. A preview instance counts none.
 */
export async function startClicks(app: ContentApp): Promise<SiteClicks> {
  const { site, environment, log, dataFolder } = app;
  const offers = createOfferIndex();
  const refresh = async () => {
    const client = contentClient(app);
    const read = async (locale: string) => {
      try {
        offers.replace(locale, await client.products({ locale }));
      } catch (error) {
        log({ level: 'error', event: 'offers-unread', locale, error });
      }
    };
    await Promise.all([...site.marketByLocale.keys()].map(read));
  };
  await refresh();
  setInterval(refresh, REFRESHED).unref();
  if (environment.preview) return { find: offers.find, add: () => {}, refresh };
  const queue = createClickQueue(clicksFolder(dataFolder), (error) =>
    log({ level: 'error', event: 'clicks-queue', error }),
  );
  const { leadsServiceUrl, revalidateSecret: secret } = environment;
  const send = sendTo(leadsServiceUrl);
  startDelivery(queue, createDelivery({ websiteId: site.id, secret, send, log }), log);
  return { find: offers.find, add: queue.add, refresh };
}
