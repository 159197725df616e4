import '../packages/ui-blocks/src/styles.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from './docs/block-docs.tsx';
import { DocsFrame } from './docs/docs-frame.tsx';
import { blockArgTypes } from './preview/block-arg-types.ts';
import { dressPage } from './preview/dress-page.ts';
import { globalTypes, initialGlobals, VIEWPORTS } from './preview/globals.ts';
import { renderToCanvas } from './preview/render-to-canvas.tsx';

// Storybook's own messages hold links, after which a page's skip link would come too late.
const canvas = document.querySelector('#storybook-root');
if (canvas) document.body.prepend(canvas);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [dressPage],
  argTypesEnhancers: [blockArgTypes],
  renderToCanvas,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'none' },
    docs: { page: DocsPage, container: DocsFrame, codePanel: false },
    options: {
      storySort: { order: ['Foundations', 'Blocks', 'Offers', 'Page', 'Rich text'] },
    },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
