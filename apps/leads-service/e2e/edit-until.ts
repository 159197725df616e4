import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EditorEntry } from '@plaza/contract/editor';
import { editorUrl } from '../testing/editor.ts';

export const login = { email: 'ana@editor.example', password: 'correct horse battery' };
const address = '/website/900/editor/drafts/posts/es-ES/post-1';

export interface Version {
  readonly title: string;
  readonly version: number;
}

/** What the service has acknowledged. */
export interface Acknowledged {
  readonly saved: string[];
  /** Titles that were sent, whether or not they were answered. */
  readonly tried: string[];
  readonly published: Version[];
  readonly lost: string[];
  /** A part is being killed, so that calls may fail. */
  isKilling: boolean;
  /** Nothing was published since: calls may still fail. */
  isRecovering: boolean;
  /** Of the session, which outlives the service. */
  cookie?: string;
}

async function signIn(base: string): Promise<string> {
  const signedIn = await fetch(`${base}/editor/auth/sign-in/email`, {
    ...{ method: 'POST', body: JSON.stringify(login) },
    headers: { origin: editorUrl, 'content-type': 'application/json' },
  });
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

/** The part that editors needed was being killed. */
class Outage extends Error {
  override readonly name = 'Outage';
}

/** Calls the service as an editor's browser does. @throws {Outage} @throws {Error} for a refusal */
async function call<T>(
  base: string,
  { cookie = '' }: Acknowledged,
  [method, path, body]: [method: string, path: string, body?: object],
): Promise<T> {
  const answer = await fetch(`${base}${path}`, {
    ...{ method, headers: { cookie, origin: editorUrl, 'content-type': 'application/json' } },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => Promise.reject(new Outage(error.message)));
  const text = await answer
    .text()
    .catch((error: Error) => Promise.reject(new Outage(error.message)));
  if (answer.status >= 500) throw new Outage(text);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text);
}

/** Saves another title, and publishes it. */
async function saveAndPublish(base: string, acknowledged: Acknowledged): Promise<void> {
  const { saved, published, lost } = acknowledged;
  acknowledged.cookie ??= await signIn(base);
  const known = await call<EditorEntry>(base, acknowledged, ['GET', address]);
  const titles = [known.draft?.text, known.published?.text].map(titleOf);
  // A later title may have been stored without an answer.
  const last = acknowledged.tried.slice(acknowledged.tried.indexOf(saved.at(-1) ?? ''));
  if (saved.length > 0 && !titles.some((title) => last.includes(title)))
    lost.push(`lost the saved ${saved.at(-1)}`);
  const title = `Ronda ${acknowledged.tried.length} ${randomInt(1_000_000)}`;
  acknowledged.tried.push(title);
  const text = known.published?.text.replace(/"title": "[^"]*"/, `"title": "${title}"`);
  const { draft } = await call<EditorEntry>(base, acknowledged, [
    ...(['PUT', address] as const),
    { text, baseVersion: known.published?.version, draftVersion: known.draft?.version ?? 0 },
  ]);
  saved.push(title);
  const entry = { folder: 'posts', locale: 'es-ES', id: 'post-1', draftVersion: draft?.version };
  const { version } = await call<{ version: number }>(base, acknowledged, [
    ...(['POST', '/website/900/editor/publish'] as const),
    { entries: [entry], reason: 'a test' },
  ]);
  published.push({ title, version });
}

const titleOf = (text: string | null | undefined): string =>
  text ? (JSON.parse(text) as { title: string }).title : '';

/**
 * Goes on through every outage, as an editor does who presses the button again.
 *
 * @throws {Error} for a refusal, and for a failure although nothing was killed
 */
export async function editUntil(
  isOver: () => boolean,
  base: string,
  acknowledged: Acknowledged,
): Promise<void> {
  while (!isOver()) {
    try {
      await saveAndPublish(base, acknowledged);
      acknowledged.isRecovering = acknowledged.isKilling;
    } catch (error) {
      if (!(error instanceof Outage && acknowledged.isRecovering)) throw error;
      await pause(20);
    }
  }
}
