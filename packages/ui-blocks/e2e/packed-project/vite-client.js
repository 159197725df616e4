import '@plaza/ui-blocks/styles.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VitePage } from './vite-page.js';

hydrateRoot(document.getElementById('root'), createElement(VitePage));
