import type { Meta, StoryObj } from '@storybook/react-vite';
import { Comparison } from '../react/live-list/comparison.tsx';
import { LONG_TEXT } from '../testing/awkward-texts.ts';
import { asJson, dataStory } from '../testing/data-story.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { filled, show } from '../testing/filled-story.tsx';
import { comparisonDocs as usage } from './comparison-docs.ts';

export default {
  title: 'Offers/Comparison',
  parameters: { usage, ...asJson, widths: [360, 1280] },
} satisfies Meta;

const labels = {
  heading: 'Una al lado de otra',
  submit: 'Comparar las elegidas',
  figure: 'Cifra',
  remove: 'Quitar',
  action: 'Ir a la oferta',
  sponsored: 'Publicidad',
  address: 'Enlace a esta comparación',
};

/** A figure of each of two offers; `*` marks the best. */
type Row = readonly [name: string, ...cells: string[]];

const figures: readonly Row[] = [
  ['Cada cuota', '129,11 €*', '135,16 €'],
  ['TAE', '17,11 %*', '46,72 %'],
  ['Total a devolver', '516,44 €*', '540,64 €'],
];

type Compared = { readonly names: readonly string[]; readonly rows: readonly Row[] };

/** The table with what the view of a list writes into it. */
const filledTable = ({ names, rows }: Compared): StoryObj =>
  filled(<Comparison compared={names.length} labels={labels} view={{}} />, (html) => {
    const shown = names.reduce(
      (part, name, index) =>
        part
          .replaceAll(
            new RegExp(`(data-shown="compare-(?:action-)?${index + 1}") hidden=""`, 'g'),
            '$1',
          )
          .replace(
            `data-attributes="compare-logo-${index + 1}"`,
            '$& href="./pictures/seal.svg" width="64" height="40"',
          )
          .replace(`data-value="compare-name-${index + 1}">`, `$&${name}`)
          .replace(`data-value="compare-action-${index + 1}">`, '$&Ver en la web de la entidad'),
      show(html, 'data-shown="compare"'),
    );
    return shown
      .replace('data-value="compare-names">', `$&${names.join(', ')}`)
      .replace('data-attributes="compare-bar"', '$& data-chosen=""')
      .replace(
        /<tbody data-rows="compare">.*?<\/tbody>/,
        `<tbody>${rows.map(rowOf).join('')}</tbody>`,
      );
  });

const table = dataStory<Compared>((data) => <>{filledTable(data).render?.({}, {} as never)}</>);
const compared = (names: readonly string[], rows: readonly Row[]) => table({ names, rows });

const rowOf = ([name, ...cells]: Row) =>
  `<tr><th scope="row">${name}</th>${cells
    .map((cell) =>
      cell.endsWith('*')
        ? `<td data-mark="La mejor de las elegidas">${cell.slice(0, -1)}</td>`
        : `<td>${cell}</td>`,
    )
    .join('')}</tr>`;

export const TwoOffers: StoryObj = compared(['Hontana', 'Encina Financiera'], figures);
export const FourOffers: StoryObj = compared(
  ['Hontana', 'Encina Financiera', 'Duna Préstamos', 'Garbí Crédito'],
  figures.map(([name, ...cells]) => [name, ...cells, '602,36 €', '683,71 €'] as const),
);
export const NothingChosen: StoryObj = {
  parameters: { rendersNothing: true },
  render: () => <Comparison compared={4} labels={labels} view={{}} />,
};
export const VeryLongWords: StoryObj = compared([LONG_TEXT, LONG_TEXT], figures);

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(TwoOffers, FourOffers),
};
