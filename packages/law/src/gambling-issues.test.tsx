import { gamblingRuleOf } from '@plaza/finance';
import { createMessages, interfaceMessages, interfaceTexts } from '@plaza/i18n';
import { defineRoutes, defineSite } from '@plaza/routing';
import { ButtonLink, SaferGambling } from '@plaza/ui-blocks/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from './credit-page.test.support.tsx';
import { gamblingIssues } from './gambling-issues.ts';
import { gamblingPages } from './gambling-pages.ts';
import { visiblePage } from './visible-page.ts';

const messages = createMessages({
  namespace: 'interface',
  messages: interfaceMessages,
  read: interfaceTexts({}),
});

async function notice(locale: string, changes: object = {}) {
  const rule = gamblingRuleOf(locale);
  if (!rule) throw new Error(locale);
  const { t } = await messages({ locale, currency: 'EUR' });
  const { minimumAge: age, helpline } = rule;
  const labels = {
    heading: t('game-safer-heading'),
    age: t('game-age', { age }),
    text: t('game-safer-text', { age }),
    help: t('game-help'),
  };
  return renderToStaticMarkup(
    <SaferGambling minimumAge={age} helpline={helpline} labels={labels} {...changes} />,
  );
}

const demo = renderToStaticMarkup(
  <ButtonLink link={{ value: 'https://m.example/', rel: [], target: false }} label="Demo" />,
);
const spain = await notice('es-ES');
const AGE = 'does not say in its safer-gambling notice that players are 18';
const HELP =
  'does not link the helpline FEJAR, jugadores de azar rehabilitados, 900 200 225, in its safer-gambling notice';
const issuesOf = (html: string, locale: string) => gamblingIssues(visiblePage(html), locale);
const MISSING = 'has no safer-gambling notice';

test.each([
  ...['da-DK', 'de-DE', 'en-PH', 'en-US', 'en-ZA', 'es-ES'],
  ...['es-MX', 'fi-FI', 'nb-NO', 'pl-PL', 'ro-RO', 'sv-SE'],
])('§1 the notice in %s passes with the words of its interface', async (locale) => {
  expect(issuesOf(page((await notice(locale)) + demo), locale)).toEqual([]);
});

describe('a page about games of chance', () => {
  test.each([
    ['without a notice', demo, [MISSING]],
    ['with a hidden notice', `<div hidden>${spain}</div>`, [MISSING]],
    ['with a folded notice', `<details><summary>+</summary>${spain}</details>`, [MISSING]],
    [
      'with a button above it',
      demo + spain,
      ['has a call to action above its safer-gambling notice'],
    ],
    ['with another sign', spain.replace('>+18<', '>+16<'), [AGE]],
    ['without its sign', spain.replace(/<p [^>]*data-minimum-age.*?<\/p>/, ''), [AGE]],
    ['with another number', spain.replace('tel:+34900200225', 'tel:+34900000000'), [HELP]],
    [
      'with another address',
      spain.replace('https://fejar.org/', 'https://casino.example/'),
      [HELP],
    ],
    [
      'without a text',
      spain.replace(/<p>Solo para.*?<\/p>/, ''),
      ['has a safer-gambling notice without a text'],
    ],
  ])('fails %s', (_, main, issues) => {
    expect(issuesOf(page(main), 'es-ES')).toEqual(issues);
  });

  test('fails with the notice of another country', async () => {
    const philippines = issuesOf(page(await notice('en-PH')), 'en-ZA');
    expect(philippines).toHaveLength(2);
    expect(issuesOf(page(await notice('en-ZA')), 'en-PH')).toHaveLength(2);
  });

  test('fails in a country without a row', () => {
    expect(issuesOf(page(spain), 'fr-FR')).toEqual([
      'is about games of chance, and GAMBLING_RULES has no country of fr-FR',
    ]);
  });
});

test('the check reads slots, their makers, and the lists of both, and no other page', () => {
  const site = defineRoutes(
    defineSite({
      id: 1,
      url: 'https://p.example',
      displayName: 'P',
      productType: 17,
      countries: [{ country: 'ES' }],
    }),
    (['GameSlot', 'GameSlotList', 'GameProvider', 'GameProviderList', 'Post'] as const).map(
      (pageType) => ({ path: `/${pageType.toLowerCase()}/`, pageType, locale: 'es-ES' }),
    ),
  );
  expect(Object.keys(gamblingPages(site)).sort()).toEqual([
    '/es-ES/gameprovider',
    '/es-ES/gameproviderlist',
    '/es-ES/gameslot',
    '/es-ES/gameslotlist',
  ]);
});
