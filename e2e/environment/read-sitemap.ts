/** The files of a site's sitemap, by the path of each, and its index. */
export async function readSitemap(site: string) {
  const index = await fetch(`${site}/sitemap.xml`);
  const paths = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const files = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(site + path)).text()] as const),
  );
  return { index, files: new Map(files) };
}
