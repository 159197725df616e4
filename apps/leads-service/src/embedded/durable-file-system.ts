import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  readonly nfd?: number;
  readonly node: object;
}

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's folder on disk with a real `fsync` (design §3). `fsync` of PGlite's own NodeFS reports
 * success and does nothing: commits survive the death of the process, not of the machine.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun = [patchFsync, ...[made.emscriptenOpts.preRun ?? []].flat()];
    return made;
  }
}

/**
 * PGlite's start parameters without `-F`, which turns `fsync` off. The method is `fsync` because
 * Emscripten ignores `fdatasync`, the default. Buffers are part of the process: its default of
 * 128 MB would be a third of it. Old segments of the write-ahead log are deleted, not kept with what
 * has been erased from the tables.
 */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
  ...['-c', 'wal_recycle=off'],
];

function patchFsync(module: object) {
  const nodeFs = (module as { NODEFS: NodeFileSystem }).NODEFS;
  nodeFs.stream_ops.fsync = (stream) =>
    nodeFs.tryFSOperation(() => {
      if (stream.nfd === undefined) fsyncFolder(nodeFs.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    });
}

/** PostgreSQL also syncs folders after renames; NODEFS opens no descriptor for them. */
function fsyncFolder(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
