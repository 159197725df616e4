/** Sizes of a title in pixels, the largest first. */
const sizes = [96, 84, 72, 60, 50, 44] as const;
/** Room for the title, in pixels. */
const room = { width: 960, height: 300 };
const lineHeight = 1.12;
/** Width of a bold letter as a share of its size: most are narrower, capitals are not. */
const widthOf = { letter: 0.56, capital: 0.68 };

export type FittedTitle = {
  /** Pixels. */
  readonly fontSize: number;
  readonly lineHeight: number;
  /** Lines there is room for; what is longer ends in an ellipsis. */
  readonly lines: number;
};

/**
 * The largest size at which a title fits its room with every word whole. At the smallest, words
 * that are wider than the room break and lines beyond the last are left out.
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
