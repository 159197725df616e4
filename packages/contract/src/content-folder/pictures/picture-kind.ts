import type { PictureType } from '../../model/picture.ts';

/** Says what to do about a kind of file that is no picture for a page. */
const refusals = {
  heic: 'is a HEIC picture, which most browsers cannot show: save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  gif: 'is a GIF: save it as PNG, or add it as a video if it moves',
  tiff: 'is a TIFF picture: save it as JPEG or PNG',
  bmp: 'is a bitmap (BMP): save it as PNG',
  jxl: 'is a JPEG XL picture, which most browsers cannot show: save it as JPEG',
  pdf: 'is a PDF document: save the page as PNG, or link the document',
  unknown: 'is no picture: add a JPEG, PNG, WebP, AVIF or SVG file',
} as const;

/** The type of a picture by its bytes, or why it is refused. */
export type PictureKind = { readonly type: PictureType } | { readonly refused: string };

type Kind = PictureType | keyof typeof refusals;

/** The kind of a file by its first bytes; its name says nothing about it. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const kind = kindOf(bytes);
  return kind in refusals
    ? { refused: refusals[kind as keyof typeof refusals] }
    : { type: kind as PictureType };
}

/** Signatures as Latin-1 text, by their offset. */
const signatures: readonly (readonly [start: string, kind: Kind])[] = [
  ['\xff\xd8\xff', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF8', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
  ['%PDF', 'pdf'],
  ['\xff\x0a', 'jxl'],
  ['\0\0\0\x0cJXL ', 'jxl'],
];

function kindOf(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const known = signatures.find(([start]) => head.startsWith(start));
  if (known) return known[1];
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('ftyp', 4)) return kindOfBrands(head.slice(8));
  return isSvg(bytes) ? 'svg' : 'unknown';
}

/** AVIF and HEIC share their container; its brands tell which codec it needs. */
function kindOfBrands(brands: string): Kind {
  if (/^(?:.{4})*?avi[fs]/s.test(brands)) return 'avif';
  return /^(?:hei|hev|mif1|msf1)/.test(brands) ? 'heic' : 'unknown';
}

/** What may precede the root of an SVG file, and its end. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

function isSvg(bytes: Uint8Array): boolean {
  let text = Buffer.from(bytes.subarray(0, 4096))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  while (!/^<svg[\s>/]/i.test(text)) {
    const [, end] = prologue.find(([start]) => text.startsWith(start)) ?? doctype(text);
    const at = end ? text.indexOf(end) : -1;
    if (at < 0) return false;
    text = text.slice(at + end.length).trimStart();
  }
  return true;
}

function doctype(text: string): readonly [start: string, end: string] {
  const head = /^<!DOCTYPE[^>[]*(\[?)/i.exec(text);
  if (!head) return ['', ''];
  return ['<!', head[1] ? ']>' : '>'];
}
