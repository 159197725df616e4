/** A PNG of the brand's icon: side in pixels, and how the drawing fills the square. */
export type SiteIcon = {
  readonly size: number;
  /** `bleed` fills the corners, which the system rounds; `maskable` also keeps to the safe zone. */
  readonly shape: 'drawn' | 'bleed' | 'maskable';
};

/** Icons rendered from the brand's drawing, by file name. */
export const siteIcons = {
  'apple-touch-icon.png': { size: 180, shape: 'bleed' },
  'icon-192.png': { size: 192, shape: 'drawn' },
  'icon-512.png': { size: 512, shape: 'drawn' },
  'icon-maskable-512.png': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, SiteIcon>;

export type SiteIconName = keyof typeof siteIcons;

/** Sides of the images in `favicon.ico`, in pixels. */
export const faviconSizes = [16, 32, 48] as const;
