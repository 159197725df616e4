import {
  createTrackingStore,
  type TrackingDataPorts,
  type TrackingDataSettings,
  type TrackingStore,
} from '../../core/data/tracking-store.ts';
import { readCookies, writeCookie } from './page-cookies.ts';

/**
 * Opens the tracking data of this page (§4.2): merges the query with the cookies. Call it once.
 */
export function openTrackingData(
  settings: TrackingDataSettings,
  ports: Pick<TrackingDataPorts, 'consent' | 'query' | 'renewCookies' | 'shown'>,
): TrackingStore {
  return createTrackingStore(settings, {
    ...ports,
    readCookies,
    writeCookie,
    isSecure: location.protocol === 'https:',
  });
}
