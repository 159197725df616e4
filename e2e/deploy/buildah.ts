import { cpSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from '@plaza/testing';
import { root } from '@plaza/workspace/run';

/** The official name under which the Dockerfile finds its base. */
const nodeImage = 'docker.io/library/node:24-bookworm-slim';

/** What the Dockerfile calls in its base. */
const programs = ['sh', 'bash', 'chmod', 'cp', 'dirname', 'dpkg-query', 'grep', 'ldd', 'mkdir'];

export type ImageConfig = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly StopSignal: string;
  readonly WorkingDir: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

export type ContainerImage = {
  readonly config: ImageConfig;
  readonly bytes: number;
  /** A folder with its files. */
  readonly folder: string;
};

/** Why images cannot be built here, or nothing. */
export function whyNot(): string | undefined {
  if (process.env.SKIP_IMAGES === '1') return 'SKIP_IMAGES=1';
  if (process.getuid?.() !== 0) return 'building without a Docker engine needs root';
  for (const program of ['buildah', 'dpkg-query'])
    if (!existsSync(`/usr/bin/${program}`)) return `${program} is not installed`;
  return undefined;
}

/** Images in a folder of their own, without a Docker engine and as no service. */
export async function openBuildah(folder: string) {
  const run = (driver: string, ...args: readonly string[]) =>
    runProcess({
      command: 'buildah',
      args: [
        ...['--root', join(folder, driver), '--runroot', join(folder, 'run')],
        ...['--storage-driver', driver, ...args],
      ],
      cwd: folder,
      env: { BUILDAH_ISOLATION: 'chroot', TMPDIR: folder },
    });
  // Layers are copies of all below them where the file system cannot lay one over another.
  const driver = await run('overlay', 'info').then(
    () => 'overlay',
    () => 'vfs',
  );
  const buildah = (...args: readonly string[]) => run(driver, ...args);
  const build = (...args: readonly string[]) =>
    buildah('build', '--pull-never', '--format', 'docker', '--quiet', ...args);
  const file = join(root, 'packages/image/Dockerfile');
  const empty = join(folder, 'empty');

  return {
    /** Builds the stage that all images share, on Debian's programs and the Node of this repository. */
    async buildRuntime() {
      const base = join(folder, 'base');
      mkdirSync(base);
      mkdirSync(empty);
      await writePrograms(base);
      cpSync(process.execPath, join(base, 'node'));
      writeFileSync(
        join(base, 'Dockerfile'),
        'FROM scratch\nADD base.tar /\nCOPY node /usr/local/bin/node\n',
      );
      await build('--tag', nodeImage, base);
      await build('--target', 'runtime', '--file', file, '--tag', 'runtime', empty);
    },

    /** Builds the last stage; `built` has the folder `image` that the first one would write. */
    async build(name: string, built: string): Promise<ContainerImage> {
      const stages = {
        build: built,
        runtime: 'container-image://localhost/runtime',
      };
      const contexts = Object.entries(stages).flatMap(([stage, from]) => [
        '--build-context',
        `${stage}=${from}`,
      ]);
      await build(...contexts, '--file', file, '--tag', name, empty);
      const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', name));
      const container = (await buildah('from', '--pull-never', name)).trim();
      return {
        config: Docker.config,
        bytes: bytesOf(JSON.parse(await buildah('images', '--json', name))[0].size),
        folder: (await buildah('mount', container)).trim(),
      };
    },

    /** Unmounts the folders of images. */
    close: () => buildah('rm', '--all').then(() => undefined),
  };
}

/** Writes what a base needs of this machine's Debian to `base.tar`: programs and their libraries. */
async function writePrograms(folder: string): Promise<void> {
  const files = programs.map((name) => `/bin/${name}`);
  const binaries = [process.execPath, ...files.filter((name) => name !== '/bin/ldd')];
  const linked = await runProcess({ command: 'ldd', args: binaries, cwd: folder });
  const libraries = new Set(linked.match(/\/[^ ():]*\.so[^ ():]*/g));
  const records = [
    '/etc/os-release',
    '/var/lib/dpkg/status',
    ...globSync('/var/lib/dpkg/info/lib{c6,gcc-s1,stdc++6}*'),
  ];
  const resolver = globSync('/lib/*-linux-gnu/libresolv.so.2');
  await runProcess({
    command: 'tar',
    args: [
      '--create',
      '--dereference',
      '--file',
      join(folder, 'base.tar'),
      '--absolute-names',
      ...files,
      ...libraries,
      ...resolver,
      ...records,
    ],
    cwd: folder,
  });
}

function bytesOf(size: string): number {
  const [, number = '', unit = ''] = /^([\d.]+) (\w+)$/.exec(size) ?? [];
  return Number(number) * ({ kB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN);
}
