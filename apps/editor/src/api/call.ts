import {
  EDITOR_ACCOUNT_OPERATIONS,
  EDITOR_AUTH_PATH,
  EDITOR_OPERATIONS,
  type EditorOperation,
  type EditorSession,
  editorBase,
} from '@plaza/contract/editor';
import type * as z from 'zod';
import { ApiError } from './api-error.ts';

type Row<O extends EditorOperation> = (typeof EDITOR_OPERATIONS)[O];
type InputOf<O extends EditorOperation, K extends string> =
  Row<O> extends Readonly<Record<K, infer S extends z.ZodType>>
    ? { readonly [P in K]: z.input<S> }
    : unknown;

export type CallOptions<O extends EditorOperation> = { readonly websiteId: number } & InputOf<
  O,
  'body'
> &
  (Row<O> extends { readonly params: unknown }
    ? { readonly params: Readonly<Record<string, string | number>> }
    : unknown) &
  (Row<O> extends { readonly file: number } ? { readonly file: Blob } : unknown) & {
    readonly query?: Readonly<Record<string, string | number | undefined>>;
  };

export type AnswerOf<O extends EditorOperation> = z.output<Row<O>['response']>;

/**
 * Calls an operation of the service.
 *
 * @throws {ApiError} if the service refuses or does not answer
 */
export async function call<O extends EditorOperation>(
  operation: O,
  options: CallOptions<O>,
): Promise<AnswerOf<O>> {
  const { method, path, response } = EDITOR_OPERATIONS[operation];
  const {
    websiteId,
    params = {},
    query = {},
    body,
    file,
  } = options as CallOptions<O> & {
    readonly params?: Readonly<Record<string, string | number>>;
    readonly body?: unknown;
    readonly file?: Blob;
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const answer = await request(`${editorBase(websiteId)}${filled}${search(query)}`, {
    method,
    body,
    file,
  });
  return response.parse(answer) as AnswerOf<O>;
}

function search(query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

type Sent = {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly file?: Blob | undefined;
};

async function request(url: string, { method = 'GET', body, file }: Sent): Promise<unknown> {
  const type = file ? 'application/octet-stream' : 'application/json';
  const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method,
    headers: sent === undefined ? {} : { 'content-type': type },
    ...(sent !== undefined && { body: sent }),
  }).catch((error: unknown) => {
    throw new ApiError(0, { message: (error as Error).message });
  });
  const text = await response.text();
  const answer = text === '' ? null : parse(text);
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}

/** Who is signed in; null for nobody. */
export async function readSession(): Promise<EditorSession | null> {
  const { path, response } = EDITOR_ACCOUNT_OPERATIONS.session;
  try {
    return response.parse(await request(path, {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Calls `better-auth` at one of its paths, such as `/sign-in/email`. */
export const callAuth = (path: string, body: object = {}): Promise<unknown> =>
  request(`${EDITOR_AUTH_PATH}${path}`, { method: 'POST', body });

/** What `better-auth` answers to a read of one of its paths. */
export const readAuth = (path: string): Promise<unknown> =>
  request(`${EDITOR_AUTH_PATH}${path}`, {});

/** How one can sign in besides password and passkey. */
export const readSignInOptions = async () => {
  const { path, response } = EDITOR_ACCOUNT_OPERATIONS.signInOptions;
  return response.parse(await request(path, {}));
};

export const acceptInvitation = async (body: { token: string; password: string }) => {
  const { path, method, response } = EDITOR_ACCOUNT_OPERATIONS.acceptInvitation;
  return response.parse(await request(path, { method, body }));
};
