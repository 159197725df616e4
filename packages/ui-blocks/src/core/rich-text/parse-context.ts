import type { BlockTable } from '../../model/rich-text/block-row.ts';
import type { RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
import { RichTextError, type RichTextFault } from '../../model/rich-text/rich-text-error.ts';

export interface ParseOptions {
  /** `strict` throws at the first fault; `page` shows a named fallback in its place and goes on. */
  mode?: 'strict' | 'page';
  /** Told every fault that page mode passes over. */
  onProblem?: (problem: RichTextError) => void;
  /** What the page lends its blocks, by name; each block gets what its row asks for. */
  context?: object;
}

/** Nodes within nodes, documents within blocks included; a page has about ten. */
export const DEEPEST = 100;

/** Reads a document inside a block. */
export type ParseNested = (json: unknown, context: ParseContext) => RichTextDocument;

/** The reading of one document, documents within its blocks included. */
export interface ParseContext {
  readonly blocks: BlockTable;
  readonly options: ParseOptions;
  readonly nested: ParseNested;
  /**
   * The way from the root to where the parser stands. It changes as the parser goes, because a
   * place for every node would be made for nothing: only a fault asks where it is.
   */
  readonly path: (string | number)[];
  /** How many nodes stand around. */
  depth: number;
}

/** A place to come back to after a fault. */
export interface Place {
  readonly steps: number;
  readonly depth: number;
}

/** Goes back to a place that the parser has passed. */
export function goBack(context: ParseContext, { steps, depth }: Place): void {
  context.path.length = steps;
  context.depth = depth;
}

/** Does something one step down. A fault leaves the path as it is, for whoever passes over it to go back. */
export function within<T>(context: ParseContext, step: string | number, read: () => T): T {
  context.path.push(step);
  const value = read();
  context.path.pop();
  return value;
}

/** A fault at this place, or at the given steps below it. */
export function faultAt(
  { path }: ParseContext,
  [fault, message]: readonly [fault: RichTextFault, message: string],
  below: readonly (string | number)[] = [],
): RichTextError {
  return new RichTextError(fault, message, [...path, ...below].join('.'));
}

/**
 * Passes over a fault in page mode, and reports it.
 *
 * @throws the fault itself in strict mode, and anything that is no fault of the content
 */
export function passOver(problem: unknown, { options }: ParseContext): void {
  if (!(problem instanceof RichTextError) || options.mode !== 'page') throw problem;
  options.onProblem?.(problem);
}
