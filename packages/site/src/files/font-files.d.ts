/** The bytes of a font, put in by esbuild's `binary` loader. */
declare module '*.woff' {
  const bytes: Uint8Array;
  // biome-ignore lint/style/noDefaultExport: this is how esbuild hands a file over
  export default bytes;
}
