import type { EDITOR_OPERATIONS, EditorOperation } from '@plaza/contract/editor';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { ImportServices } from '../import/store-import.ts';
import type { OutboxWorker } from '../outbox/outbox-worker.ts';
import type { Login } from './login/create-login.ts';
import type { NotifyPreview } from './preview/notify-preview.ts';

export interface EditorServices extends Omit<ImportServices, 'log'> {
  /** Publishes what is scheduled. */
  readonly schedule: OutboxWorker;
  readonly login: Pick<Login, 'sessionOf'>;
  readonly notifyPreview: NotifyPreview;
}

/** The handler of each operation, after its schema and its permission in any locale. */
export type EditorHandlers = Readonly<
  Record<EditorOperation, (request: FastifyRequest) => Promise<unknown>>
>;

type Operations = typeof EDITOR_OPERATIONS;
type Body<N extends EditorOperation> = Operations[N] extends {
  readonly body: infer S extends z.ZodType;
}
  ? z.output<S>
  : never;
type Query<N extends EditorOperation> = Operations[N] extends {
  readonly query: infer S extends z.ZodType;
}
  ? z.output<S>
  : never;

/** The body of an operation, which its schema has checked. */
export const body = <N extends EditorOperation>(_name: N, { body }: FastifyRequest) =>
  body as Body<N>;

/** The query of an operation, which its schema has checked. */
export const query = <N extends EditorOperation>(_name: N, { query }: FastifyRequest) =>
  query as Query<N>;
