import { createElement, Fragment } from 'react';
import { AllBlocks } from './all-blocks.js';
import { Hydrated } from './hydrated.js';

export const VitePage = () =>
  createElement(Fragment, null, createElement(AllBlocks), createElement(Hydrated));
