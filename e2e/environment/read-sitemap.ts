/** The files of a site's sitemap, by the path of each, and its index. */
export async function readSitemap(site: string) {
  const index = await fetch(`${site}/sitemap.xml`);
  const paths = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const files = new Map<string, string>();
  // A busy site refuses some of twelve files at once.
  for (const path of paths) files.set(path, await readFile(site + path));
  return { index, files };
}

/** A file that is refused would look like one without pages. */
async function readFile(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
