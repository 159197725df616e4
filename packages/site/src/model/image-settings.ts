/**
 * Settings of Next's image optimizer (§3.4, §9): it reads only the site's own `/images/` and writes
 * WebP. Each width, quality and format is another image that anyone can make the server render, so
 * all three lists are short.
 */
export const imageSettings = {
  remotePatterns: [],
  localPatterns: [{ pathname: '/images/**', search: '' }],
  formats: ['image/webp' as const],
  /**
   * Content can request any integer from 0 to 100 (§5), 80 by default, which is rounded up: Next
   * supports at most twenty qualities.
   */
  qualities: Array.from({ length: 20 }, (_, index) => 5 * (index + 1)),
  /**
   * The text column is 672 px wide and the page 1056: each at one and two device pixels per CSS
   * pixel.
   */
  deviceSizes: [360, 480, 672, 828, 1056, 1344, 2112],
  imageSizes: [32, 64, 128, 256],
  minimumCacheTTL: 2_592_000,
  maximumRedirects: 0,
  dangerouslyAllowSVG: false,
  dangerouslyAllowLocalIP: false,
  contentDispositionType: 'attachment' as const,
};
