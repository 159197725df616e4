import '@plaza/ui-blocks/src/styles.css';
import './docs/docs.css';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from './docs/block-docs.tsx';
import { DocsFrame } from './docs/docs-frame.tsx';
import { applyToolbars } from './preview/apply-theme.ts';
import { blockArgTypes } from './preview/block-arg-types.ts';
import { globalTypes, initialGlobals, VIEWPORTS } from './preview/globals.ts';
import { renderToCanvas } from './preview/render-to-canvas.tsx';

// Storybook's own messages contain links, which must not precede a page's skip link.
const canvas = document.querySelector('#storybook-root');
if (canvas) document.body.prepend(canvas);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [applyToolbars],
  argTypesEnhancers: [blockArgTypes],
  renderToCanvas,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'none' },
    docs: { page: DocsPage, container: DocsFrame, codePanel: false },
    options: {
      storySort: {
        order: ['Screens', ['Every page'], 'Foundations', 'Blocks', 'Offers', 'Page', 'Rich text'],
      },
    },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
