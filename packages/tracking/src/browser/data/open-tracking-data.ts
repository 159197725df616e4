import {
  createTrackingStore,
  type TrackingDataPorts,
  type TrackingDataSettings,
  type TrackingStore,
} from '../../core/data/tracking-store.ts';
import { hidePersonalValues } from './hide-personal-values.ts';
import { readCookies, writeCookie } from './page-cookies.ts';

/**
 * Opens the tracking data of this page (§4.2): merges the query with the cookies and removes
 * personal values from the address bar. Call it once, before any other script.
 */
export function openTrackingData(
  settings: TrackingDataSettings,
  ports: Pick<TrackingDataPorts, 'consent' | 'renewCookies' | 'shown'> & {
    readonly query?: string;
  },
): TrackingStore {
  return createTrackingStore(settings, {
    ...ports,
    query: ports.query ?? hidePersonalValues(),
    readCookies,
    writeCookie,
    isSecure: location.protocol === 'https:',
  });
}
