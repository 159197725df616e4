import { ConsentFragment } from '@plaza/consent/react';
import { dialogLocales } from '@plaza/consent/testing/dialog-locales';
import { sampleDialog } from '@plaza/consent/testing/sample-dialog';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The dialog fragment of a site with every kind of provider, as visitors without a choice fetch it.
 */
export const renderFragment = (styles: string): string =>
  renderToStaticMarkup(
    createElement(ConsentFragment, { ...sampleDialog(dialogLocales['es-ES']), styles }),
  );
