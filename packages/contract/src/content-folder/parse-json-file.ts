import { parse } from '@humanwhocodes/momoa';

/** A position in a text, counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Why a text is not JSON, and the position of the error if it is known. */
export interface JsonIssue extends Partial<TextPosition> {
  readonly issue: string;
}

/**
 * Parses the text of a JSON file.
 *
 * @returns the value and the text without its byte order mark, or the error and its position
 */
export function parseJsonFile(file: string): { value: unknown; text: string } | JsonIssue {
  const text = file.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(text), text };
  } catch (error) {
    const message = messageOf(error);
    const position = namedPosition(message) ?? foundPosition(text);
    return { issue: `not valid JSON: ${withoutPlace(message)}`, ...position };
  }
}

/** Error messages of the engine contain the position, except for an unexpected token. */
function namedPosition(message: string): TextPosition | undefined {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

function foundPosition(text: string): Partial<TextPosition> {
  try {
    parse(text);
    return {};
  } catch (error) {
    // A text nested too deeply for this parser ends in a RangeError, which has no position.
    const { line, column } = error as Partial<TextPosition>;
    return line === undefined || column === undefined ? {} : { line, column };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function withoutPlace(message: string): string {
  return message.replace(/(?:,? (?:in JSON )?at position \d+|, (?:\.\.\.)?").*$/s, '');
}
