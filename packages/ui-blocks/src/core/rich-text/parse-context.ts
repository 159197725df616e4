import type { BlockTable } from '../../model/rich-text/block-row.ts';
import type { RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { RichTextError, type RichTextErrorCode } from '../../model/rich-text/rich-text-error.ts';

export interface ParseOptions {
  /** `strict` throws the first error; `page` writes a named fallback in its place and goes on. */
  mode?: 'strict' | 'page';
  /** Called with each error that page mode replaced by a fallback. */
  onProblem?: (problem: RichTextError) => void;
  /** What the page gives its blocks, by name; each block gets what its row names. */
  context?: object;
}

/** The most levels of nested nodes, counting documents within blocks; a page has about ten. */
export const DEEPEST = 100;

/** Parses a document inside a block. */
export type ParseNested = (json: unknown, context: ParseContext) => RichTextDocument;

/** The state of parsing one document, including the documents within its blocks. */
export interface ParseContext {
  readonly blocks: BlockTable;
  readonly options: ParseOptions;
  readonly nested: ParseNested;
  /**
   * The path from the root to the current node. It is mutated, because an array for each node
   * would be allocated for nothing: only an error reads it.
   */
  readonly path: (string | number)[];
  /** How many nodes enclose the current one. */
  depth: number;
}

/** A position to restore after an error. */
export interface Place {
  readonly steps: number;
  readonly depth: number;
}

/** Restores an earlier position. */
export function restorePlace(context: ParseContext, { steps, depth }: Place): void {
  context.path.length = steps;
  context.depth = depth;
}

/** Reads one level down. An error leaves the path as it is, so its handler restores it. */
export function within<T>(context: ParseContext, step: string | number, read: () => T): T {
  context.path.push(step);
  const value = read();
  context.path.pop();
  return value;
}

/** An error at the current path, or at the given steps below it. */
export function errorAt(
  { path }: ParseContext,
  [code, message]: readonly [code: RichTextErrorCode, message: string],
  below: readonly (string | number)[] = [],
): RichTextError {
  return new RichTextError(code, message, [...path, ...below].join('.'));
}

/**
 * Reports an error of the content in page mode.
 *
 * @throws the error itself in strict mode, and any other error
 */
export function reportOrThrow(problem: unknown, { options }: ParseContext): void {
  if (!(problem instanceof RichTextError) || options.mode !== 'page') throw problem;
  options.onProblem?.(problem);
}
