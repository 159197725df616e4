import type { TrackingData } from '@plaza/contract';
import type { AdClient } from '../../model/vendors/ad-client.ts';

type ClientIds = {
  readonly clientId: string;
  readonly clickId?: string;
  /** Whether all expected ids are present. */
  readonly isWhole: boolean;
};

/**
 * Reads a visitor's ids at an advertising platform from the cookies that exist so far; undefined
 * without the client id. The platform's own format of the click id is preferred, and awaited if the
 * visitor arrived by a click.
 *
 * @param readCookie returns the non-empty value of a cookie
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
