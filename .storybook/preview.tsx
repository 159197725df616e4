import '../packages/ui-blocks/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { dressPage } from './preview/dress-page.ts';
import { globalTypes, initialGlobals } from './preview/globals.ts';
import { renderToCanvas } from './preview/render-to-canvas.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [dressPage],
  renderToCanvas,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
};

export default preview;
