import type { VendorRows } from '../src/model/vendors/vendor-row.ts';

const table = /^\| vendor .*\n(?:\|.*\n)+/m;

/**
 * A document with its table of vendors as the rows say.
 *
 * @throws Error if the document has no such table
 */
export function withVendorTable(text: string, vendors: VendorRows): string {
  if (!table.test(text)) throw new Error('The document has no table of vendors');
  const rows = Object.entries(vendors).map(
    ([name, { provider, documentation, category, idField }]) => [
      `\`${name}\``,
      `[${provider}](${documentation})`,
      category,
      `\`${idField ?? 'accountIds'}\``,
    ],
  );
  const head = ['vendor', 'documentation', 'consent', 'its id in `plaza.config.ts`'];
  return text.replace(table, () => markdownTable([head, ...rows]));
}

/** A table with aligned columns, as the formatter writes it; the first row is its head. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [first = '', ...others] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return [first, rule, ...others].join('');
}
