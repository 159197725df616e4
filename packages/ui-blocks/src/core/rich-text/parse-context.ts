import type { BlockTable } from '../../model/rich-text/block-row.ts';
import type { Holds, RichTextDocument } from '../../model/rich-text/rich-text-document.ts';
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

/** What holds for the whole of a document. */
export interface Reading {
  readonly blocks: BlockTable;
  readonly options: ParseOptions;
  readonly nested: ParseNested;
}

/** Where the parser stands: a chain to the root, whose printed form no valid document needs. */
export interface ParseContext {
  readonly reading: Reading;
  readonly parent: ParseContext | undefined;
  /** The list of the parent that it stands in, if it stands in one. */
  readonly list: 'content' | 'marks' | undefined;
  readonly step: string | number | undefined;
  readonly depth: number;
  /** What its surroundings may hold. */
  readonly holds: Holds;
}

/** The same place, one step down. */
export function within(parent: ParseContext, step: string | number): ParseContext {
  const { reading, depth } = parent;
  return { reading, parent, list: undefined, step, depth, holds: 'flow' };
}

/** The place of a mark, for a fault in it. */
export function markWithin(parent: ParseContext, step: number): ParseContext {
  const { reading, depth, holds } = parent;
  return { reading, parent, list: 'marks', step, depth, holds };
}

/** The place of a node, in an element that may hold `holds`. */
export function childWithin(parent: ParseContext, step: number, holds: Holds): ParseContext {
  const { reading, depth } = parent;
  return { reading, parent, list: 'content', step, depth: depth + 1, holds };
}

/** A fault at this place. */
export function faultAt(
  context: ParseContext,
  fault: RichTextFault,
  message: string,
): RichTextError {
  const steps: (string | number)[] = [];
  for (let at: ParseContext | undefined = context; at; at = at.parent) {
    if (at.step !== undefined) steps.unshift(at.step);
    if (at.list) steps.unshift(at.list);
  }
  return new RichTextError(fault, message, steps.join('.'));
}

/**
 * Passes over a fault in page mode, and reports it.
 *
 * @throws the fault itself in strict mode, and anything that is no fault of the content
 */
export function passOver(problem: unknown, { reading: { options } }: ParseContext): void {
  if (!(problem instanceof RichTextError) || options.mode !== 'page') throw problem;
  options.onProblem?.(problem);
}
