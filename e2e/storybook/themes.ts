import { baselineBrand, findBrands } from '@plaza/storybook/build/brands';

export const schemes = ['light', 'dark'] as const;
/** Viewport widths in CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1280] as const;

/** Large enough that nothing scrolls: a scrolling dialog would be a tab stop of its own. */
export const desk = { width: 1280, height: 720 } as const;

/** The brand and the scheme of a story, named as Storybook's toolbars are. */
export type Theme = { brand: string; scheme: (typeof schemes)[number] };

/** The brands whose gallery is audited. */
export const brands: readonly string[] = findBrands().map(({ name }) => name);

export const themesOf = (brand: string): Theme[] => schemes.map((scheme) => ({ brand, scheme }));

/**
 * Every story is audited and pictured in one brand: another one differs in its tokens alone, which
 * the gallery shows.
 */
export const storyThemes: readonly Theme[] = themesOf(baselineBrand);
