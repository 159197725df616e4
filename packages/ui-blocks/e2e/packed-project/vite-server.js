import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { VitePage } from './vite-page.js';

const file = 'dist/client/index.html';
const page = renderToString(createElement(VitePage));
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace('<!--page-->', () => page),
);
