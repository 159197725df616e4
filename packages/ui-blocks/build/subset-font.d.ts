/** The part of `subset-font` that the build of fonts uses; it publishes no types. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** OpenType features that are kept; every feature without it. */
    readonly keepFeatures?: readonly string[];
    /** Tables of the font that are left out. */
    readonly dropTables?: readonly string[];
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
