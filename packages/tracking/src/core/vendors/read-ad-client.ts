import type { TrackingData } from '@plaza/contract';
import type { AdClient } from '../../model/vendors/ad-client.ts';

type ClientIds = {
  readonly clientId: string;
  readonly clickId?: string;
  /** Whether nothing more is to come. */
  readonly isWhole: boolean;
};

/**
 * The ids of a visitor at an advertising platform, as far as its cookies are there by now; nothing
 * without the client id. A click id is the platform's own spelling of it where it has written one,
 * which is waited for when the visitor came by a click of it.
 *
 * @param readCookie value of a cookie by its name, if it says anything
 */
export function readAdClient(
  { cookie, idOf, clickCookie, click }: AdClient,
  readCookie: (name: string) => string | undefined,
  data: TrackingData,
): ClientIds | undefined {
  const clientId = readCookie(cookie);
  if (!clientId) return undefined;
  const written = clickCookie && readCookie(clickCookie);
  const clickId = written || data[click];
  return {
    clientId: idOf?.(clientId) ?? clientId,
    ...(clickId && { clickId }),
    isWhole: Boolean(written || !clickCookie || !data[click]),
  };
}
