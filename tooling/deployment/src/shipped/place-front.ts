import { readShipped } from '@plaza/workspace/place-file';

/** Where a front and the programs behind it are. */
export type FrontAddresses = {
  /** Instead of `/var/cache/front`. */
  readonly folder: string;
  /** `address:port` by the port of the shipped file: 8080 for visitors, 8081 for purges, 8082 for sites. */
  readonly listen: Readonly<Record<8080 | 8081 | 8082, string>>;
  /** `address:port` of each instance, by the name of the app; the service is `service`. */
  readonly instances: Readonly<Record<string, readonly string[]>>;
};

const listener = /^(\s*listen )(\d+)(?=[ ;])/;
const instance = /^(\s*server )([\w-]+)-(\d+):\d+( max_fails=0;)$/;
const address = /^[\w.-]+:\d{1,5}$/;
const path = /^\/[\w./-]+$/;

/**
 * The shipped `deploy/nginx/nginx.conf` with other addresses. An app that is not named keeps its
 * upstream, at a port where nobody answers: nginx does not start with a name that it cannot resolve.
 *
 * @throws {Error} naming what is no address, or what the file does not name
 */
export function placeFront({ folder, listen, instances }: FrontAddresses): string {
  check('folder', folder, path);
  const text = readShipped('nginx/nginx.conf');
  const known = new Set([...text.matchAll(/^ *server ([\w-]+)-1:\d+ /gm)].map(([, app]) => app));
  for (const app of Object.keys(instances))
    if (!known.has(app)) throw new Error(`nginx.conf has no instances of "${app}"`);
  return text
    .split('\n')
    .flatMap((line) => placeInstances(line, instances))
    .map((line) => placeListener(line, listen))
    .join('\n')
    .replaceAll('/var/cache/front', folder)
    .replaceAll('access_log /dev/stdout', `access_log ${folder}/access.log`);
}

const nobody = ['127.0.0.1:9'];

/** The line of an app's first instance becomes the lines of all. */
function placeInstances(line: string, instances: FrontAddresses['instances']): readonly string[] {
  const [, before, app = '', number, after] = instance.exec(line) ?? [];
  if (number === undefined) return [line];
  if (number !== '1') return [];
  return (instances[app] ?? nobody).map((each) => {
    check(app, each, address);
    return `${before}${each}${after}`;
  });
}

const placeListener = (line: string, listen: FrontAddresses['listen']): string =>
  line.replace(listener, (_, before: string, port: string) => {
    const placed = listen[Number(port) as keyof typeof listen];
    check(port, placed, address);
    return before + placed;
  });

function check(name: string, value: string | undefined, pattern: RegExp): asserts value {
  if (value === undefined || !pattern.test(value))
    throw new Error(`nginx.conf: "${value}" is no address for "${name}"`);
}

/** A configuration without its addresses: equal for every placed copy of the shipped file. */
export function withoutFrontAddresses(text: string): string {
  const folder = /^pid (.*)\/nginx\.pid;$/m.exec(text)?.[1] ?? '';
  const lines = text
    .replaceAll(folder, '<folder>')
    .replaceAll(/access_log \S+/g, 'access_log <file>')
    .split('\n')
    .map((line) => line.replace(/^(\s*)listen [\w.:-]+/, '$1listen <address>'))
    .map((line) => line.replace(/^(\s*)server [\w.-]+:\d+ /, '$1server <address> '));
  // As many instances as there are.
  return lines
    .filter((line, index) => !/ server </.test(line) || line !== lines[index - 1])
    .join('\n');
}
