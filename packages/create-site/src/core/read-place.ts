import { basename, dirname, relative, resolve } from 'node:path';
import { AnswerError, type Scope } from '../model/answers.ts';
import { wholeNumber } from './read-lists.ts';

/** The new folder, absolute. In the repository a site lies in `apps/`, where everything finds it. */
export function readFolder(text: string, { surroundings }: Scope): string {
  const { cwd, workspace, exists } = surroundings;
  const folder = resolve(cwd, text.trim());
  const name = basename(folder);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 60)
    throw new AnswerError(
      `'${name}' is no name for a package; lower-case letters, digits and hyphens, such as mx-loans`,
    );
  if (workspace !== undefined && relative(workspace, dirname(folder)) !== 'apps')
    throw new AnswerError(`'${text}' is not in apps/, where the sites of this repository lie`);
  if (exists(folder))
    throw new AnswerError(`'${text}' is there already; name a folder that does not exist yet`);
  return folder;
}

export function readName(text: string, { surroundings: { names } }: Scope): string {
  const name = text.trim();
  if (!/^[^\p{C}<>{}[\]]{1,40}$/u.test(name) || !/\p{L}/u.test(name))
    throw new AnswerError(
      `'${name}' is no name of a site; up to 40 characters with a letter, without < > { } [ ]`,
    );
  const owner = names.get(nameKey(name));
  if (owner === undefined) return name;
  throw new AnswerError(
    `'${name}' is the name of ${owner}; visitors tell sites, and their consent, apart by it`,
  );
}

/** Names that visitors read as one are one. */
export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

export function readUrl(text: string, { surroundings: { hosts } }: Scope): string {
  const address = text.trim().replace(/\/$/, '');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== address || !url.hostname.includes('.'))
    throw new AnswerError(
      `'${text}' is no address of a site; https, a host name in lower case, and no path: https://jacaranda.example`,
    );
  const owner = hosts.get(url.host);
  if (owner === undefined) return url.origin;
  throw new AnswerError(
    `${url.host} is an address of ${owner}; a request for it could be answered by one of the two only`,
  );
}

const largestId = 2_147_483_647;

export function readId(text: string, { surroundings: { ids } }: Scope): number {
  const id = wholeNumber(text);
  if (id === undefined || id < 1 || id > largestId)
    throw new AnswerError(`'${text}' is no website id; a whole number from 1 to ${largestId}`);
  const owner = ids.get(id);
  if (owner === undefined) return id;
  const taken = [...ids.keys()].toSorted((a, b) => a - b).join(', ');
  throw new AnswerError(`${id} is the website id of ${owner}; taken are ${taken}`);
}

export function readPort(text: string, { surroundings: { ports } }: Scope): number {
  const port = wholeNumber(text);
  if (port === undefined || port < 1024 || port > 65_535)
    throw new AnswerError(`'${text}' is no port; a whole number from 1024 to 65535`);
  const owner = ports.get(port);
  if (owner === undefined) return port;
  const taken = [...ports.keys()].toSorted((a, b) => a - b).join(', ');
  throw new AnswerError(`${port} is the port of ${owner}; taken are ${taken}`);
}
