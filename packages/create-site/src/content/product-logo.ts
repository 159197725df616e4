import type { Image } from '@plaza/contract';

/** The file of a product's logo below `content/`. */
export const logoFile = (slug: string): string => `images/logos/${slug}.svg`;

/** The logo as the product names it. */
export const logoImage = (slug: string, alt: string): Image => ({
  ...{ src: `/${logoFile(slug)}`, alt },
  ...{ width: 64, height: 64 },
});
