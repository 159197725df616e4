/**
 * The rows of what a spreadsheet puts on the clipboard: cells between tabs, and in quotes what has a
 * tab, a line break or a quote, which is doubled. A last line break ends the last row.
 */
export function readTableText(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/g;
  for (const [whole, written = '', end = ''] of text.matchAll(cell)) {
    if (whole === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(unquote(written));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const unquote = (cell: string) =>
  /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
