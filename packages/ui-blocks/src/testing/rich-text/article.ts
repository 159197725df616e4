import { block, doc, type EditorJson, link, node, p, text, ul } from '../editor-json.ts';

const heading = (level: number, words: string): EditorJson => ({
  ...node('heading', words),
  attrs: { level },
});
const cell = (type: 'tableHeader' | 'tableCell', words: string) => node(type, p(words));
const row = (type: 'tableHeader' | 'tableCell', ...words: string[]) =>
  node('tableRow', ...words.map((each) => cell(type, each)));

/** An article as an editor writes it, with every kind of text and some blocks. */
export const ARTICLE: EditorJson = doc(
  heading(2, 'Qué cuesta un préstamo pequeño'),
  p(
    'La ',
    text('TAE', 'bold'),
    ' dice lo que cuesta el dinero en un año. ',
    text('Dos ofertas', link('#ofertas')),
    ' con el mismo coste pueden tener una TAE muy distinta, ',
    text('si el plazo no es el mismo', 'italic'),
    '.',
  ),
  ul('El importe que recibes', 'El plazo', 'La comisión de apertura'),
  heading(3, 'Un ejemplo'),
  node(
    'table',
    row('tableHeader', 'Importe', 'Plazo', 'Coste', 'TAE'),
    row('tableCell', '250 €', '30 días', '25 €', '218,87 %'),
    row('tableCell', '1000 €', '18 meses', '200 €', '12,96 %'),
  ),
  node('blockquote', p('Lee la letra pequeña antes que la grande.')),
  block('InformationBlock', {
    title: 'Antes de firmar',
    text: doc(p('Tienes catorce días para echarte atrás.')),
  }),
  heading(3, 'Qué tener a mano'),
  {
    type: 'taskList',
    content: [
      { ...node('taskItem', p('El DNI')), attrs: { checked: true } },
      { ...node('taskItem', p('Un recibo de la cuenta')), attrs: { checked: false } },
    ],
  },
  {
    ...node('orderedList', node('listItem', p('Compara.')), node('listItem', p('Elige.'))),
    attrs: { start: 1 },
  },
  { type: 'horizontalRule' },
  p(
    'H',
    text('2', 'subscript'),
    'O, m',
    text('2', 'superscript'),
    ', ',
    text('código', 'code'),
    ', ',
    text('tachado', 'strike'),
    ', ',
    text('resaltado', 'highlight'),
    ', ',
    text('subrayado', 'underline'),
    '.',
  ),
  { ...node('codeBlock', 'coste = importe × comisión'), attrs: { language: null } },
);
