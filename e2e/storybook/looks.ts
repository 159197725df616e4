export const brands = ['olivar', 'plaza'] as const;
export const schemes = ['light', 'dark'] as const;
/** Viewport widths in CSS pixels: a phone, a tablet, a desk. */
export const widths = [360, 768, 1280] as const;

/** Where what is worked by keyboard has room: a dialog that scrolls is a stop of its own. */
export const desk = { width: 1280, height: 720 } as const;

/** How a reader sees a story; brand and scheme are the names of Storybook's toolbars. */
export type Look = { brand: (typeof brands)[number]; scheme: (typeof schemes)[number] };

/** Every brand in every scheme. */
export const looks: readonly Look[] = brands.flatMap((brand) =>
  schemes.map((scheme) => ({ brand, scheme })),
);

/** The looks that have baselines: how a block is drawn is one brand's to show, and each other brand differs in its tokens alone. */
export const baselineLooks = looks.filter(({ brand }) => brand === looks[0]?.brand);
