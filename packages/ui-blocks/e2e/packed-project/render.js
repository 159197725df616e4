import { computeApr, parseDocument } from '@plaza/ui-blocks';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AllBlocks } from './all-blocks.js';

parseDocument({ type: 'doc', content: [] });
computeApr([
  { amount: 1000, after: {} },
  { amount: -1200, after: { days: 546 } },
]);
process.stdout.write(renderToStaticMarkup(createElement(AllBlocks)));
