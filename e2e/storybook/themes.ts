import { baselineBrand, findBrands } from '../../.storybook/build/brands.ts';

export const schemes = ['light', 'dark'] as const;
/** Viewport widths in CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1280] as const;

/** Where what is worked by keyboard has room: a dialog that scrolls is a stop of its own. */
export const desk = { width: 1280, height: 720 } as const;

/** How a reader sees a story; brand and scheme are the names of Storybook's toolbars. */
export type Theme = { brand: string; scheme: (typeof schemes)[number] };

/** The brands whose gallery is audited. */
export const brands: readonly string[] = findBrands().map(({ name }) => name);

export const themesOf = (brand: string): Theme[] => schemes.map((scheme) => ({ brand, scheme }));

/**
 * Every story is audited and pictured in one brand: another one differs in its tokens alone, so that
 * the gallery is enough to see it.
 */
export const storyThemes: readonly Theme[] = themesOf(baselineBrand);
