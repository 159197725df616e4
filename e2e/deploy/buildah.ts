import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProcess, runProcess, startProcess } from '@plaza/testing';
import { root } from '../../scripts/run.ts';

/** The official name under which the Dockerfile finds its base. */
const nodeImage = 'docker.io/library/node:24-bookworm-slim';

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
  /** The identifier of its content, the same for the same files. */
  readonly digest: string;
};

export type Container = {
  /** The folder that the process sees as `/`. */
  readonly folder: string;
  /** Starts a command of the image's user. The environment is that of the image, and `env`. */
  readonly run: (
    command: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => RunningProcess;
};

/** Why images cannot be built here, or nothing. */
export function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'building without a Docker engine needs root';
  for (const program of ['buildah', 'mmdebstrap'])
    if (!existsSync(`/usr/bin/${program}`)) return `${program} is not installed`;
  return process.env.SKIP_IMAGES === '1' ? 'SKIP_IMAGES=1' : undefined;
}

/** Images and containers in a folder of their own, without a Docker engine and as no service. */
export function openBuildah(folder: string) {
  const store = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run')];
  const call = (...args: readonly string[]) => ({
    command: 'buildah',
    args: [...store, '--storage-driver', 'vfs', ...args],
    cwd: folder,
    env: { BUILDAH_ISOLATION: 'chroot', TMPDIR: folder },
  });
  const buildah = (...args: readonly string[]) => runProcess(call(...args));
  const inspect = async (name: string, ...kind: readonly string[]) =>
    JSON.parse(await buildah('inspect', ...kind, name));

  return {
    /** Makes the base from Debian's packages and the Node of this repository. */
    async makeBase() {
      const base = join(folder, 'base');
      mkdirSync(base, { recursive: true });
      await runProcess({
        command: 'mmdebstrap',
        args: ['--quiet', '--variant=essential', '--include=libstdc++6', ...debianSources(base)],
        cwd: base,
      });
      cpSync(process.execPath, join(base, 'node'));
      writeFileSync(
        join(base, 'Dockerfile'),
        'FROM scratch\nADD base.tar /\nCOPY node /usr/local/bin/node\n',
      );
      await buildah('build', '--quiet', '--tag', nodeImage, base);
    },

    /** Builds the Dockerfile; `built` has the folder `image` that its first stage would write. */
    async build(name: string, built: string): Promise<ContainerImage> {
      const empty = join(folder, 'empty');
      mkdirSync(empty, { recursive: true });
      const file = join(root, 'packages/image/Dockerfile');
      const how = ['--pull-never', '--format', 'docker', '--timestamp', '0', '--quiet'];
      const context = ['--build-context', `build=${built}`];
      await buildah('build', ...how, ...context, '--file', file, '--tag', name, empty);
      const { Docker, FromImageDigest } = await inspect(name, '--type', 'image');
      return { config: Docker.config, digest: FromImageDigest, bytes: await bytesOf(name) };
    },

    async container(image: string): Promise<Container> {
      const name = (await buildah('from', '--pull-never', image)).trim();
      const mounted = (await buildah('mount', name)).trim();
      return {
        folder: mounted,
        run: (command, env = {}) => {
          const variables = Object.entries(env).flatMap(([key, value]) => [
            '--env',
            `${key}=${value}`,
          ]);
          return startProcess(call('run', ...variables, name, '--', ...command));
        },
      };
    },
  };

  async function bytesOf(name: string): Promise<number> {
    const images = JSON.parse(await buildah('images', '--json', name));
    const [, number = '', unit = ''] = /^([\d.]+) (\w+)$/.exec(images[0].size) ?? [];
    return Number(number) * ({ kB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN);
  }
}

/** The suite, the file, and the sources that this machine's own packages are from. */
function debianSources(folder: string): readonly string[] {
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];
  const own = sources.find((file) => existsSync(file));
  const args = ['bookworm', join(folder, 'base.tar')];
  return own ? [...args, own] : args;
}

/** The Node process below another that runs as a user. */
export function nodeOfUser(uid: number, parent: number): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const status = readProcess(pid, 'status');
      const isUser = Number(/^Uid:\t(\d+)/m.exec(status)?.[1]) === uid;
      // buildah's own process changes to the user before it starts the program.
      return isUser && isNode(pid) && descends(pid, parent);
    });
}

const isNode = (pid: number) => /^(?:[^\0]*\/)?node\0/.test(readProcess(pid, 'cmdline'));

function descends(pid: number, ancestor: number): boolean {
  const parent = Number(/^PPid:\t(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0);
  return parent === ancestor || (parent > 1 && descends(parent, ancestor));
}

/** Empty if the process has ended. */
function readProcess(pid: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
