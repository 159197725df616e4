import { parseDocument } from '@plaza/ui-blocks';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AllBlocks } from './all-blocks.js';

parseDocument({ type: 'doc', content: [] });
process.stdout.write(renderToStaticMarkup(createElement(AllBlocks)));
