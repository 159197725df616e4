/** A node of the editor's JSON. */
export interface EditorNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

const SENTENCES = [
  'Compara el coste total del préstamo antes de firmar, ',
  'no solo la cuota de cada mes',
  ' y comprueba que la entidad está registrada. ',
  'Una TAE de 25 % & una comisión de apertura',
  ' cuestan juntas más de lo que parece; ',
  'lee las condiciones "generales"',
  ' y guarda una copia: puedes desistir en catorce días',
  ' sin dar motivo alguno. ',
];
const BOLD = { type: 'bold' };
const ITALIC = { type: 'italic' };

let written = 0;

function textNode(...marks: NonNullable<EditorNode['marks']>): EditorNode {
  written += 1;
  const text = SENTENCES[written % SENTENCES.length] ?? '';
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

function heading(index: number): EditorNode {
  return { type: 'heading', attrs: { level: 2 + (index % 3) }, content: [textNode()] };
}

/** Plain, bold and italic text, and a link around three text nodes. */
function paragraph(index: number): EditorNode {
  const link = { type: 'link', attrs: { href: `https://olivar.example/guia/${index}/?a=1&b=2` } };
  const pieces = [
    [[], [BOLD], [], [ITALIC], []],
    [[link], [link, BOLD], [link]],
    [[], [BOLD, ITALIC], [], [ITALIC], [], [BOLD], [], [ITALIC]],
  ].flat();
  const kept = index < 3 ? pieces.slice(0, -1) : pieces;
  return { type: 'paragraph', content: kept.map((marks) => textNode(...marks)) };
}

function image(index: number): EditorNode {
  const attrs = { src: `/media/olivo-${index}.jpg`, alt: 'Un olivo', width: 640, height: 360 };
  return { type: 'image', attrs };
}

function list(): EditorNode {
  const item = (): EditorNode => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [textNode()] }],
  });
  return { type: 'bulletList', content: [item(), item(), item(), item()] };
}

const countNodes = ({ content = [] }: EditorNode): number =>
  content.reduce((total, child) => total + countNodes(child), 1);

/** 412 nodes: 12 headings, 18 paragraphs, 6 images and 6 lists of 4, with bold, italic and links. */
export function articleDocument(): EditorNode {
  const content = Array.from({ length: 6 }, (_, part) => [
    heading(2 * part),
    ...[0, 1, 2].map((index) => paragraph(3 * part + index)),
    image(part),
    heading(2 * part + 1),
    list(),
  ]).flat();
  const document: EditorNode = { type: 'doc', content };
  if (countNodes(document) !== 412) throw new Error('The article no longer has 412 nodes');
  return document;
}
