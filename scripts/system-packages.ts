import { existsSync, globSync } from 'node:fs';
import { run } from '@plaza/workspace/run';

type SystemPackage = {
  debian: string;
  isPresent: () => boolean;
  otherwise?: () => Promise<boolean>;
};

const isRoot = () => process.getuid?.() === 0;

/** What the tests need besides npm packages: a browser, and the servers of a deployment. */
const systemPackages: SystemPackage[] = [
  {
    debian: 'chromium',
    isPresent: () => existsSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium'),
    otherwise: () => run({ command: 'playwright', args: ['install', 'chromium'] }),
  },
  {
    debian: 'chromium-headless-shell',
    isPresent: () => existsSync('/usr/lib/chromium/chromium-headless-shell'),
    // Chromium takes its place, which takes longer.
    otherwise: async () => true,
  },
  {
    debian: 'postgresql',
    isPresent: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  { debian: 'pgbouncer', isPresent: () => existsSync('/usr/sbin/pgbouncer') },
  { debian: 'redis-server', isPresent: () => existsSync('/usr/bin/redis-server') },
  { debian: 'nginx-light', isPresent: () => existsSync('/usr/sbin/nginx') },
  { debian: 'libnginx-mod-http-cache-purge', isPresent: () => hasNginxModule('cache_purge') },
  { debian: 'libnginx-mod-http-brotli-static', isPresent: () => hasNginxModule('brotli_static') },
  { debian: 'buildah', isPresent: () => existsSync('/usr/bin/buildah') },
  { debian: 'iproute2', isPresent: () => globSync('{/usr,}/{s,}bin/ip').length > 0 },
];

const hasNginxModule = (name: string) =>
  existsSync(`/usr/lib/nginx/modules/ngx_http_${name}_module.so`);

async function installWithApt(names: string[]): Promise<boolean> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run({ command: 'apt-get', args, env, quiet: true });
  return (await apt('update')) && apt('install', '-y', '--no-install-recommends', ...names);
}

/** Installs what is missing. @throws {Error} naming what it could not install */
export async function ensureSystemPackages(): Promise<void> {
  const missing = systemPackages.filter((each) => !each.isPresent());
  if (missing.length === 0) return;
  const names = missing.map((each) => each.debian);
  console.log(`Installing ${names.join(', ')}…`);
  if (await installWithApt(names)) return;
  const failed: string[] = [];
  for (const { debian, otherwise } of missing) if (!(await otherwise?.())) failed.push(debian);
  if (failed.length > 0)
    throw new Error(`Please install ${failed.join(', ')}: the tests need them (as root, apt-get).`);
}
