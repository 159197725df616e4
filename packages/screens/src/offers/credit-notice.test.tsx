import { defineSite, productTypes } from '@plaza/routing';
import { CreditWarning } from '@plaza/ui-blocks/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScreenProps } from '../screen.ts';
import { CreditNotice } from './credit-notice.tsx';

const site = defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  countries: [
    {
      id: 13,
      locale: 'es-ES',
      pathPrefix: 'es',
      languages: [{ locale: 'en-ES', pathPrefix: 'en' }],
      phoneCode: '34',
      currency: { name: 'EUR' },
    },
    { id: 52, locale: 'es-MX', pathPrefix: 'mx', phoneCode: '52', currency: { name: 'MXN' } },
    { id: 47, locale: 'nb-NO', pathPrefix: 'no', phoneCode: '47', currency: { name: 'NOK' } },
  ],
});
const text = 'Atención: tomar dinero prestado cuesta dinero';
const noticeIn = (locale: string) => {
  const props = { app: { site }, match: { locale }, text } as unknown as ScreenProps & {
    text: string;
  };
  return renderToStaticMarkup(<CreditNotice {...props} />);
};

test.each(['es-ES', 'en-ES'])('a page in %s shows the warning', (locale) => {
  expect(noticeIn(locale)).toBe(renderToStaticMarkup(<CreditWarning text={text} />));
});

test.each(['es-MX', 'nb-NO'])(
  'a page in %s, whose law requires none, shows no warning',
  (locale) => {
    expect(noticeIn(locale)).toBe('');
  },
);
