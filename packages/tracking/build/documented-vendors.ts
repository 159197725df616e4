import type { VendorRows } from '../src/model/vendors/vendor-row.ts';

const table = /^\| vendor .*\n(?:\|.*\n)+/m;

/**
 * A document with its table of vendors as the rows say.
 *
 * @throws Error if the document has no such table
 */
export function withVendorTable(text: string, vendors: VendorRows): string {
  if (!table.test(text)) throw new Error('The document has no table of vendors');
  const lines = [
    ['vendor', 'documentation', 'consent', 'its id in `plaza.config.ts`'],
    ['---', '---', '---', '---'],
    ...Object.entries(vendors).map(([name, { provider, documentation, category, idField }]) => [
      `\`${name}\``,
      `[${provider}](${documentation})`,
      category,
      `\`${idField ?? 'accountIds'}\``,
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |\n`);
  return text.replace(table, () => lines.join(''));
}
