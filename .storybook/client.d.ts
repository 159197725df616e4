/// <reference types="vite/client" />

declare module 'virtual:plaza-brands' {
  /** The token file of each brand, by the name that the toolbar has. */
  export const brands: Readonly<
    Record<string, import('@plaza/ui-blocks/core/tokens/brand-tokens').BrandTokens>
  >;
  /** The brand that Storybook opens with. */
  export const baselineBrand: string;
}
