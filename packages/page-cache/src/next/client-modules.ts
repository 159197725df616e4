import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = { readonly clientModules: Record<string, { readonly id: string | number }> };

/**
 * Source file of each client module of a build, by the id that stands for it in flight data.
 *
 * @param serverDistDir the build's `server` folder
 * @throws Error when Next's manifests are not where Next 16 writes them
 */
export async function readClientModules(serverDistDir: string): Promise<Map<string, string>> {
  const paths = await readFile(join(serverDistDir, 'app-paths-manifest.json'), 'utf8');
  const files = Object.values<string>(JSON.parse(paths)).filter((file) =>
    file.endsWith('/page.js'),
  );
  const manifests = await Promise.all(files.map((file) => readManifest(serverDistDir, file)));
  return new Map(
    manifests.flatMap(({ clientModules }) =>
      Object.entries(clientModules).map(([file, { id }]) => [String(id), file] as const),
    ),
  );
}

/** The manifest is a script of one assignment, `globalThis.__RSC_MANIFEST["/page"] = {…};`. */
async function readManifest(serverDistDir: string, page: string): Promise<Manifest> {
  const file = page.replace(/\.js$/, '_client-reference-manifest.js');
  const script = await readFile(join(serverDistDir, file), 'utf8');
  const assigned = /^globalThis\.__RSC_MANIFEST\[.*?\] = (\{.*\});?\s*$/ms.exec(script)?.[1];
  if (assigned === undefined) throw new Error(`${file} does not assign a manifest`);
  return JSON.parse(assigned);
}
