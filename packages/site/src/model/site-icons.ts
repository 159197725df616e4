/** A brand's icon as a PNG: side in pixels, and how it stands in its square. */
export type SiteIcon = {
  readonly size: number;
  /** `bleed` fills the corners, which the system rounds; `maskable` also keeps to the safe zone. */
  readonly shape: 'drawn' | 'bleed' | 'maskable';
};

/** Every icon that is made from the brand's drawing, by file name. */
export const siteIcons = {
  'apple-touch-icon.png': { size: 180, shape: 'bleed' },
  'icon-192.png': { size: 192, shape: 'drawn' },
  'icon-512.png': { size: 512, shape: 'drawn' },
  'icon-maskable-512.png': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, SiteIcon>;

export type SiteIconName = keyof typeof siteIcons;

/** Sides of the pictures in `favicon.ico`, in pixels. */
export const faviconSizes = [16, 32, 48] as const;
