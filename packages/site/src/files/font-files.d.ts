/** A font's bytes, inlined by esbuild's `binary` loader. */
declare module '*.woff' {
  const bytes: Uint8Array;
  // biome-ignore lint/style/noDefaultExport: esbuild exports a file as default
  export default bytes;
}
