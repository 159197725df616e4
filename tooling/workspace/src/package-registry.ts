import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

type Packed = { readonly manifest: { name: string; version: string }; readonly tarball: Buffer };

/** Old enough for every package manager's minimum age. */
const published = '2020-01-01T00:00:00.000Z';

/** A file of a tar archive: a header of 512 bytes has its name and, in octal, its size. */
function readFromTar(tar: Buffer, wanted: string): Buffer {
  for (let at = 0; at + 512 <= tar.length; ) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(tar.toString('utf8', at + 124, at + 136), 8) || 0;
    if (name === wanted) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`The archive has no ${wanted}`);
}

function readPacked(file: string): Packed {
  const tarball = readFileSync(file);
  const text = readFromTar(gunzipSync(tarball), 'package/package.json').toString('utf8');
  return { manifest: JSON.parse(text), tarball };
}

const integrityOf = (tarball: Buffer) =>
  `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

/** What a registry answers for the name of a package. */
function packument({ manifest, tarball }: Packed, origin: string): object {
  const { name, version } = manifest;
  const dist = { tarball: `${origin}/${name}/-/${version}.tgz`, integrity: integrityOf(tarball) };
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
    time: { created: published, modified: published, [version]: published },
  };
}

/**
 * A registry of the packed packages in a folder, and of nothing else: for a scope, beside the default
 * registry. It only reads.
 *
 * @param folder with the `.tgz` files of `pnpm pack`
 * @returns a server that does not listen yet
 */
export function createPackageRegistry(folder: string): Server {
  const packages = new Map(
    globSync('*.tgz', { cwd: folder }).map((file) => {
      const packed = readPacked(join(folder, file));
      return [packed.manifest.name, packed] as const;
    }),
  );
  return createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const packed = packages.get(name);
    if (!packed) response.writeHead(404).end('{"error":"not found"}');
    else if (file) response.end(packed.tarball);
    else response.end(JSON.stringify(packument(packed, origin)));
  });
}
