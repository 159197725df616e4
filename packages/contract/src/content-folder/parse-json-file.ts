/**
 * Parses the text of a JSON file.
 * @returns the value and the text without its byte order mark, or what is wrong and on which line
 */
export function parseJsonFile(file: string): { value: unknown; text: string } | { fault: string } {
  const json = file.replace(/^\uFEFF/, '');
  const message = messageOf(json);
  if (message === undefined) return { value: JSON.parse(json), text: json };
  const line = json.slice(0, lengthOfGoodStart(json)).trimEnd().split('\n').length;
  return { fault: `broken JSON on line ${line}: ${withoutPlace(message)}` };
}

function messageOf(json: string): string | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The engine does not always say where it stopped. So the longest start that could still go on
 * to be JSON is found by halving.
 */
function lengthOfGoodStart(json: string): number {
  let good = 0;
  let bad = json.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGoodStart(json.slice(0, middle))) good = middle;
    else bad = middle;
  }
  // The first character that cannot stand there marks the line.
  return Math.min(json.length, good + 1);
}

/** A start is good when the engine complains of nothing before its end. */
export function isGoodStart(start: string): boolean {
  const message = messageOf(start);
  if (message === undefined || message.startsWith('Unexpected end')) return true;
  return Number(/at position (\d+)/.exec(message)?.[1] ?? -1) >= start.length;
}

function withoutPlace(message: string): string {
  return message.replace(/(?:,? (?:in JSON )?at position \d+|, (?:\.\.\.)?").*$/s, '');
}
