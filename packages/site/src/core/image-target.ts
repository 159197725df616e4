import { imageSettings } from '../model/image-settings.ts';
import { atLeast } from './image-source.ts';

const OPTIMIZER = /^\/_next\/image\/?\?/;
const QUALITY = /([?&]q=)(\d{1,3})(?=[&#]|$)/;

/**
 * The request target with its image quality rounded up to a supported one: Next supports at most
 * twenty, and content any integer from 0 to 100 (§5). Other values are unchanged, and rejected by
 * Next.
 */
export function imageTarget(target: string): string {
  if (!OPTIMIZER.test(target)) return target;
  return target.replace(QUALITY, (whole, name: string, quality: string) =>
    Number(quality) > 100 ? whole : `${name}${atLeast(imageSettings.qualities, Number(quality))}`,
  );
}
