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

/** How often, in milliseconds, and how many times a vendor's cookies are looked for (§9). */
const INTERVAL = 100;
const LOOKS = 20;

/**
 * Waits for the cookies in which an advertising platform keeps its ids of the visitor, and tells
 * the service of them (§7.3, §9). When none has come after 2 seconds, nothing is told.
 *
 * @returns a function that ends the waiting
 */
export function reportClientId(client: AdClient, ports: ClientPorts): () => void {
  let looks = 0;
  const look = () => {
    looks += 1;
    const isLast = looks === LOOKS;
    const { isWhole, ...ids } = readAdClient(client, ports.readCookie, ports.data.get()) ?? {};
    if (isWhole || isLast) clearInterval(timer);
    if (!('clientId' in ids) || !(isWhole || isLast)) return;
    const { clientType } = client;
    const { impressionId, locale } = ports;
    const body = { id: ports.newId(), ...ids, clientType, impressionId, locale };
    ports.send('/client-id', body);
  };
  const timer = setInterval(look, INTERVAL);
  return () => clearInterval(timer);
}
