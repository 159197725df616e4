/** The most bytes of a report. */
export const REPORT_BYTES = 16 * 1024 * 1024;

/**
 * Reads CSV (RFC 4180) with commas, semicolons or tabs, whichever its first line has most of.
 *
 * @throws {Error} naming the line of a quote that is not closed
 */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split(/\r?\n/, 1);
  const [separator = ','] = [',', ';', '\t'].sort(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  const rows: string[][] = [];
  let [row, cell, quoted, line] = [[] as string[], '', false, 1];
  for (let index = 0; index < plain.length; index += 1) {
    const letter = plain[index] as string;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (plain[index + 1] === '"') cell += plain[++index];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      row.push(cell.replace(/\r$/, ''));
      rows.push(row);
      [row, cell] = [[], ''];
    } else cell += letter;
  }
  if (quoted) throw new Error(`line ${line}: a quote is not closed`);
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''));
}
