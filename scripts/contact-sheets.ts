import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** Pixels of one picture on a sheet, and between two. */
const cell = { width: 300, height: 560 } as const;
const gap = 12;
/** Pages on one sheet. */
const rowsOfSheet = 4;

/** The top of a page, as large as its cell: a phone's page shows more of its length. */
async function drawCell(file: string): Promise<Buffer> {
  const page = sharp(file);
  const { width, height } = await page.metadata();
  const shown = Math.min(height, Math.round((width * cell.height) / cell.width));
  return page
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: cell.width })
    .png()
    .toBuffer();
}

/**
 * Puts the pictures of pages side by side, a row for each page, four rows a sheet.
 *
 * @param rows - the file names of a row, from left to right
 * @returns the files written to `folder`: `sheet-1.png`, …
 */
export async function drawContactSheets(
  folder: string,
  rows: readonly (readonly string[])[],
): Promise<string[]> {
  const sheets: string[] = [];
  for (let first = 0; first < rows.length; first += rowsOfSheet) {
    const file = join(folder, `sheet-${sheets.length + 1}.png`);
    await drawSheet(file, rows.slice(first, first + rowsOfSheet));
    sheets.push(file);
  }
  return sheets;
}

async function drawSheet(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  const cells: OverlayOptions[] = [];
  for (const [row, files] of rows.entries())
    for (const [column, input] of (await Promise.all(files.map(drawCell))).entries())
      cells.push({
        input,
        left: gap + column * (cell.width + gap),
        top: gap + row * (cell.height + gap),
      });
  const columns = Math.max(...rows.map(({ length }) => length));
  await sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows.length * (cell.height + gap),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(cells)
    .png()
    .toFile(file);
}
