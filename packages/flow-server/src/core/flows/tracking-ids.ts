import { impressionIdSchema } from '@plaza/contract';
import { trackingFields } from '@plaza/tracking';

/** The ids of a visitor that tracking has stored in cookies. */
export type TrackingIds = { readonly impressionId?: string; readonly uniqueUserId?: string };

const cookieOf = (headers: Headers, name: string): string | undefined => {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** The impression and the user that the browser's cookies name (§3.2). */
export function readTrackingIds(headers: Headers): TrackingIds {
  const impression = cookieOf(headers, trackingFields.impressionId.cookie);
  const user = cookieOf(headers, trackingFields.uniqueUserId.cookie);
  return {
    ...(impressionIdSchema.safeParse(impression).success && { impressionId: impression }),
    ...(user && user.length <= 1024 && { uniqueUserId: user }),
  } as TrackingIds;
}
