// Its packages are links into the workspace, which may lie anywhere.
// biome-ignore lint/style/noDefaultExport: Next asks for it
export default {
  turbopack: { root: '/' },
  // A cache that is thrown away with the project.
  experimental: { turbopackFileSystemCacheForBuild: false },
};
