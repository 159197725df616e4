/**
 * Next's image optimizer, closed (§3.4, §9): it reads the site's own `/images/` alone and writes
 * WebP. Each width, quality and format is another picture that somebody can make the server work
 * for, so all three are short lists.
 */
export const imageSettings = {
  remotePatterns: [],
  localPatterns: [{ pathname: '/images/**', search: '' }],
  formats: ['image/webp' as const],
  /**
   * Content may ask for any integer from 0 to 100 (§5), 80 by default, and gets the next one up:
   * Next knows twenty qualities at most.
   */
  qualities: Array.from({ length: 20 }, (_, index) => 5 * (index + 1)),
  /** The text column is 672 px wide and the page 1056: each at one and two pixels per pixel. */
  deviceSizes: [360, 480, 672, 828, 1056, 1344, 2112],
  imageSizes: [32, 64, 128, 256],
  minimumCacheTTL: 2_592_000,
  maximumRedirects: 0,
  dangerouslyAllowSVG: false,
  dangerouslyAllowLocalIP: false,
  contentDispositionType: 'attachment' as const,
};
