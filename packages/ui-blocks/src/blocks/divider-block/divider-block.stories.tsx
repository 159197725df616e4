import type { Meta } from '@storybook/react-vite';
import { dividerBlockDocs as usage } from './docs.ts';

const between = [
  'Antes de firmar, compara el importe total y no solo la cuota.',
  'Las ofertas de esta página se revisan cada mañana.',
];

export default {
  title: 'Blocks/DividerBlock',
  parameters: { block: 'DividerBlock', usage, between },
} satisfies Meta;
