import { ConsentFragment } from '@plaza/consent/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dialogLocales } from '../../packages/consent/src/testing/dialog-locales.ts';
import { sampleDialog } from '../../packages/consent/src/testing/sample-dialog.ts';

/**
 * The dialog fragment of a site with every kind of provider, as visitors without a choice fetch it.
 */
export const renderFragment = (styles: string): string =>
  renderToStaticMarkup(
    createElement(ConsentFragment, { ...sampleDialog(dialogLocales['es-ES']), styles }),
  );
