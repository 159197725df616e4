import { ConsentFragment } from '@plaza/consent/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dialogLocales } from '../../packages/consent/src/testing/dialog-locales.ts';
import { sampleDialog } from '../../packages/consent/src/testing/sample-dialog.ts';

/** The dialog of a site with every kind of provider, as the file that visitors without a choice fetch. */
export const renderFragment = (styles: string): string =>
  renderToStaticMarkup(
    createElement(ConsentFragment, { ...sampleDialog(dialogLocales['es-ES']), styles }),
  );
