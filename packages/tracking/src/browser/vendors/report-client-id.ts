import type { TrackingData } from '@plaza/contract';
import { readAdClient } from '../../core/vendors/read-ad-client.ts';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import type { ReadCookie } from '../data/page-cookies.ts';

export type ClientPorts = {
  readonly data: { readonly get: () => TrackingData };
  readonly impressionId: string;
  readonly locale: string;
  /** Posts to the service (§7.3). */
  readonly send: (path: string, body: object & { readonly id: string }) => void;
  readonly newId: () => string;
  readonly readCookie: ReadCookie;
};

/** Interval in milliseconds and number of attempts to read a vendor's cookies (§9). */
const INTERVAL = 100;
const MAX_ATTEMPTS = 20;

/**
 * Waits for the cookies with an advertising platform's ids of the visitor, and posts them to the
 * service (§7.3, §9). Posts nothing if there is none after 2 seconds.
 *
 * @returns stops waiting
 */
export function reportClientId(client: AdClient, ports: ClientPorts): () => void {
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    const isLast = attempts === MAX_ATTEMPTS;
    const { isWhole, ...ids } = readAdClient(client, ports.readCookie, ports.data.get()) ?? {};
    if (isWhole || isLast) clearInterval(timer);
    if (!('clientId' in ids) || !(isWhole || isLast)) return;
    const { clientType } = client;
    const { impressionId, locale } = ports;
    const body = { id: ports.newId(), ...ids, clientType, impressionId, locale };
    ports.send('/client-id', body);
  };
  const timer = setInterval(attempt, INTERVAL);
  return () => clearInterval(timer);
}
