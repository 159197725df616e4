import type { BlockTable } from '../../model/rich-text/block-row.ts';
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

/** A place in the JSON as a chain to its root; most are never printed, so none is built up front. */
export interface Path {
  readonly parent: Path | undefined;
  readonly step: string | number;
}

/** Where the parser stands. */
export interface ParseContext {
  readonly blocks: BlockTable;
  readonly options: ParseOptions;
  readonly path: Path | undefined;
  readonly depth: number;
  /** True inside a node that holds phrasing only. */
  readonly inline: boolean;
}

/** The same place, one step down. */
export function within(context: ParseContext, step: string | number): ParseContext {
  return { ...context, path: { parent: context.path, step } };
}

/** A fault at this place. */
export function faultAt(
  { path }: ParseContext,
  fault: RichTextFault,
  message: string,
): RichTextError {
  const steps: (string | number)[] = [];
  for (let at = path; at; at = at.parent) steps.unshift(at.step);
  return new RichTextError(fault, message, steps.join('.'));
}
