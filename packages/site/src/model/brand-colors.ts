/** A brand's colours for what has no style sheet: six-digit hex, in the light scheme. */
export type BrandColors = {
  readonly brand: string;
  readonly onBrand: string;
  readonly canvas: string;
  readonly text: string;
};
