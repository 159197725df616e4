/** An example to avoid, and what is wrong with it. */
export type WordedExample = { readonly text: string; readonly reason?: string };

/** Where the reason begins: a dash or a colon outside quotation marks; the dash wins. */
const SEPARATORS = [' — ', ': '];

/** Separates an example from its reason: “Click here” — it does not say where the link leads. */
export function splitReason(example: string): WordedExample {
  for (const separator of SEPARATORS) {
    const at = indexOutsideQuotes(example, separator);
    if (at === -1) continue;
    return { text: example.slice(0, at), reason: capitalise(example.slice(at + separator.length)) };
  }
  return { text: example };
}

function indexOutsideQuotes(text: string, wanted: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '“') depth += 1;
    if (text[index] === '”') depth -= 1;
    if (depth === 0 && text.startsWith(wanted, index)) return index;
  }
  return -1;
}

/** Starts a sentence; the name of a block or of a field stays as it is. */
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a story, which Storybook writes in title case: “Two Offers” is “Two offers”. */
export const sentenceCase = (name: string) =>
  capitalise(name.replaceAll(/ [A-Z](?=[a-z]*\b(?!-))/g, (start) => start.toLowerCase()));
