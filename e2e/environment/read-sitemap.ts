/** The files of a site's sitemap, by the path of each, and its index. */
export async function readSitemap(site: string) {
  const index = await fetch(`${site}/sitemap.xml`);
  const paths = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(site + path)] as const),
  );
  return { index, files: new Map(files) };
}

/** A file that is refused would look like one without pages. */
async function readFile(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
