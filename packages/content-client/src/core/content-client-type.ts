import type { ListResource, RESOURCES, ResourceName, ResourceResponse } from '@plaza/contract';
import type * as z from 'zod';
import type { Answer, ListAnswer } from './freshness.ts';

type Row<R extends ResourceName> = (typeof RESOURCES)[R];

/** zod types an object without keys as one with any keys. */
type KeysOf<T> = string extends keyof T ? never : keyof T;

/** Optional if the query's schema has a default. */
type QueryValues<Q extends z.ZodType> = Readonly<
  Pick<
    { [K in keyof z.input<Q>]: K extends keyof z.output<Q> ? z.output<Q>[K] : never },
    KeysOf<z.input<Q>>
  >
>;

type PathValues<P extends z.ZodType> = { readonly [K in KeysOf<z.input<P>>]: string | number };

/** `take` (§7.2) truncates the answer in the client. */
type OwnValues<R extends ResourceName> = R extends 'products'
  ? { readonly take?: number }
  : unknown;

/** The parameters of a resource. */
export type ResourceInput<R extends ResourceName> = QueryValues<Row<R>['query']> &
  PathValues<Row<R>['params']> &
  OwnValues<R>;

/** The result: a list, or an entry, undefined if it does not exist. */
export type ResourceValue<R extends ResourceName> = Row<R>['kind'] extends 'list'
  ? ResourceResponse<R>
  : ResourceResponse<R> | undefined;

export type ResourceArguments<R extends ResourceName> =
  Record<never, never> extends ResourceInput<R>
    ? [input?: ResourceInput<R>]
    : [input: ResourceInput<R>];

/** One method per row of the resource table. Each rejects with `ContentError` (§8). */
export type ContentMethods = {
  readonly [R in ResourceName]: (...args: ResourceArguments<R>) => Promise<ResourceValue<R>>;
};

/** Reads a resource with its freshness. Rejects with `ContentError` (§8). */
export type ReadContent = <R extends ResourceName>(
  name: R,
  ...args: ResourceArguments<R>
) => Promise<Answer<ResourceValue<R>>>;

/** Reads a list, or a page of it, with its whole length. Rejects with `ContentError` (§8). */
export type ReadList = <R extends ListResource | 'paths'>(
  name: R,
  ...args: ResourceArguments<R>
) => Promise<ListAnswer<ResourceResponse<R>>>;

/** §7.1, §7.2. */
export interface ContentClient extends ContentMethods {
  readonly read: ReadContent;
  readonly readList: ReadList;
  /**
   * The service says that the content has changed: reads that begin now share no request with those
   * under way, which may answer with what was before, and ask the service although it was
   * unreachable a moment ago.
   */
  readonly forgetRequests: () => void;
}
