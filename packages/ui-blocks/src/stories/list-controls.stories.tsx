import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListControls, type ListControlsProps } from '../react/live-list/list-controls.tsx';
import { LONG_TEXT } from '../testing/awkward-texts.ts';
import { asJson, dataStory } from '../testing/data-story.ts';
import { examplesOf } from '../testing/examples-of.tsx';
import { listControlsDocs as usage } from './list-controls-docs.ts';

export default {
  title: 'Offers/ListControls',
  parameters: { usage, ...asJson, widths: [360, 1280] },
} satisfies Meta;

const labels = {
  heading: 'Ajusta la lista',
  term: 'Plazo',
  sort: 'Orden',
  filters: 'Filtros',
  submit: 'Actualizar la lista',
  done: 'Ver la lista',
};

const amount = {
  name: 'amount',
  label: 'Importe',
  unit: 'EUR',
  error: 'Escribe un número, por ejemplo 500',
};

const whole: ListControlsProps = {
  inputs: [amount],
  terms: [
    { value: '120', label: '4 meses' },
    { value: '180', label: '6 meses' },
  ],
  groups: [
    {
      name: 'terms',
      label: 'Condiciones',
      options: [
        { name: 'terms:age', label: 'Desde 18 años' },
        { name: 'terms:hour', label: 'Dinero en una hora' },
      ],
    },
  ],
  sorts: [
    { name: 'apr-ascending', label: 'TAE, de menor a mayor' },
    { name: 'totalPayable-ascending', label: 'Total a devolver' },
  ],
  labels,
  view: {
    values: { choice: '500 € · 4 meses', 'count-terms:age': '4', 'count-terms:hour': '0' },
    inputs: { amount: '500', term: '120' },
  },
};

/** As a page has it: in the form of its list, with the list beside it. */
const inForm = dataStory<ListControlsProps>((props) => (
  <form className="pz-live">
    <ListControls {...props} />
    <p>Se muestran 4 de 4.</p>
  </form>
));
const controls = (change: Partial<ListControlsProps> = {}) => inForm({ ...whole, ...change });

export const Whole: StoryObj = controls();
export const LongList: StoryObj = controls({ isLong: true });
export const Questions: StoryObj = controls({
  questions: { priority: '¿Qué te importa más?', answers: whole.sorts },
});
export const OneField: StoryObj = controls({ terms: [], groups: [], sorts: [] });
export const VeryLongWords: StoryObj = controls({
  inputs: [{ ...amount, label: LONG_TEXT }],
  labels: { ...labels, heading: LONG_TEXT },
  view: { ...whole.view, values: { choice: LONG_TEXT } },
});

export const Baseline: StoryObj = {
  tags: ['baseline', '!dev', '!autodocs'],
  render: examplesOf(Whole),
};
