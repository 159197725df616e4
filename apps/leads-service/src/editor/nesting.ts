/** Levels of objects and lists in an entry; tables in rich text have about fifteen. */
const MOST_LEVELS = 200;

/** Says that a JSON text nests deeper than its readers can follow. Reads it without recursion. */
export function nestingIssue(text: string): string | undefined {
  let [level, isText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') level += 1;
    else if (character === '}' || character === ']') level -= 1;
    if (level > MOST_LEVELS) return `nests deeper than ${MOST_LEVELS} levels`;
  }
  return undefined;
}
