/** Font sizes of a title in pixels, largest first. */
const sizes = [96, 84, 72, 60, 50, 44] as const;
/** Space for the title in pixels. */
const room = { width: 960, height: 300 };
const lineHeight = 1.12;
/** Width of bold letters relative to the font size: most are narrower, capitals are not. */
const widthOf = { letter: 0.56, capital: 0.68 };

export type FittedTitle = {
  /** In pixels. */
  readonly fontSize: number;
  readonly lineHeight: number;
  /** Maximum number of lines; longer titles are truncated with an ellipsis. */
  readonly lines: number;
};

/**
 * The largest font size at which a title fits without breaking a word. At the smallest, long words
 * break and further lines are cut off.
 */
export function fitTitle(title: string): FittedTitle {
  const fontSize = sizes.find((size) => fits(title, size)) ?? sizes[sizes.length - 1] ?? 0;
  return { fontSize, lineHeight, lines: linesAt(fontSize) };
}

const linesAt = (size: number) => Math.floor(room.height / (size * lineHeight));

function fits(title: string, size: number): boolean {
  let lines = 1;
  let line = 0;
  for (const word of title.split(' ')) {
    const width = widthAt(`${word} `, size);
    if (width > room.width) return false;
    if (line + width > room.width) lines += 1;
    line = line + width > room.width ? width : line + width;
  }
  return lines <= linesAt(size);
}

function widthAt(text: string, size: number): number {
  const capitals = text.replaceAll(/[^\p{Lu}MWmw@%€]/gu, '').length;
  return size * (capitals * widthOf.capital + (text.length - capitals) * widthOf.letter);
}
