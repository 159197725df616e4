import { imageSettings } from '../model/image-settings.ts';
import { atLeast } from './image-source.ts';

const OPTIMIZER = /^\/_next\/image\/?\?/;
const QUALITY = /([?&]q=)(\d{1,3})(?=[&#]|$)/;

/**
 * The target of a request as the image optimizer may read it: Next knows twenty qualities at most,
 * so that any integer from 0 to 100 (§5) becomes the next one up. Others are left as they are, and
 * refused.
 */
export function imageTarget(target: string): string {
  if (!OPTIMIZER.test(target)) return target;
  return target.replace(QUALITY, (whole, name: string, quality: string) =>
    Number(quality) > 100 ? whole : `${name}${atLeast(imageSettings.qualities, Number(quality))}`,
  );
}
