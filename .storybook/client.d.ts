/// <reference types="vite/client" />

declare module 'virtual:plaza-brands' {
  /** The token file of each brand, by the name that the toolbar has. */
  export const brands: Readonly<
    Record<string, import('../packages/ui-blocks/src/core/tokens/brand-tokens.ts').BrandTokens>
  >;
  /** The brand that Storybook opens with. */
  export const baselineBrand: string;
}
