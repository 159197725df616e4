/**
 * Parses the text of a JSON file.
 * @returns the value, or what is wrong with it and on which line
 */
export function parseJsonFile(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The engine names the position except when the text ends too soon.
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = position === undefined ? text.trimEnd() : text.slice(0, Number(position));
    const reason = message.replace(/,? (?:in JSON )?at position \d+.*$/s, '');
    return { fault: `broken JSON on line ${before.split('\n').length}: ${reason}` };
  }
}
