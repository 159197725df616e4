import { describe, expect, test } from 'vitest';
import { BANNED_CLAIMS, CLAIM_GROUNDS } from '../model/banned-claims.ts';
import { findBannedClaims } from './banned-claims.ts';

const text = (claim: string) => ({ type: 'text', text: claim });
const bold = (claim: string) => ({ ...text(claim), marks: [{ type: 'bold' }] });
const reasonsOf = (claim: string, locale: string) =>
  findBannedClaims({ heading: claim }, locale).map(({ message }) => message);

describe('claims that credit advertising may not make (Directive (EU) 2023/2225, Art. 8)', () => {
  test.each([
    ['es-ES', 'Mejora tu situación con nosotros', 'better-off'],
    ['es-ES', 'Préstamos con ASNEF', 'debts-ignored'],
    ['es-ES', 'Aunque estés en una lista de morosos', 'debts-ignored'],
    ['es-ES', 'Dinero\u00A0GRÁTIS', 'replaces-saving'],
    ['es-ES', 'Di\u00ADnero fácil y sin papeleo', 'speed-and-ease'],
    ['es-ES', 'Dinero en 10 minutos', 'speed-and-ease'],
    ['es-MX', 'Aprobación garantizada', 'debts-ignored'],
    ['en-ZA', 'Bad credit? Bad credit OK!', 'debts-ignored'],
    ['en-PH', 'Instant cash', 'speed-and-ease'],
    ['en-US', 'The road to financial freedom', 'better-off'],
    ['de-DE', 'Kredit ohne SCHUFA', 'debts-ignored'],
    ['de-DE', 'Der Sofortkredit: jetzt Geld in 5 Minuten', 'speed-and-ease'],
    ['sv-SE', 'Lån utan UC', 'debts-ignored'],
    ['sv-SE', 'Pengar på 5 minuter', 'speed-and-ease'],
    ['da-DK', 'Få økonomisk frihed', 'better-off'],
    ['da-DK', 'Selvom du har gæld', 'debts-ignored'],
    ['nb-NO', 'Lån i stedet for å spare', 'replaces-saving'],
    ['nb-NO', 'Hurtiglån', 'speed-and-ease'],
    ['fi-FI', 'Pikalaina tilille', 'speed-and-ease'],
    ['fi-FI', 'Lainaa ilman luottotietoja', 'debts-ignored'],
    ['pl-PL', 'Pożyczka bez BIK', 'debts-ignored'],
    ['pl-PL', 'Szybko i łatwo', 'speed-and-ease'],
    ['ro-RO', 'Bani în plus', 'replaces-saving'],
    ['ro-RO', 'Aprobare garantată', 'debts-ignored'],
  ] as const)('%s: %s', (locale, claim, ground) => {
    expect(reasonsOf(claim, locale)).toContainEqual(expect.stringContaining(CLAIM_GROUNDS[ground]));
  });

  test.each([
    ['es-ES', 'Un préstamo no es dinero gratis.'],
    ['es-ES', 'Desconfía de quien ofrece dinero fácil.'],
    ['es-ES', 'Contamos los minutos: dinero, tiempo y gratis.'],
    ['es-ES', 'Pídelo solo si puedes devolverlo'],
    ['en-US', 'Credit is never free money'],
    ['de-DE', 'Dinero gratis'],
    ['xx-XX', 'Dinero gratis'],
    ['constructor', 'Dinero gratis'],
  ])('%s: %s is not a claim', (locale, claim) => {
    expect(reasonsOf(claim, locale)).toEqual([]);
  });

  test('a denial in an earlier sentence does not count', () => {
    expect(reasonsOf('No cobramos. Dinero gratis.', 'es-ES')).toHaveLength(1);
  });

  test('finds a claim across marks and returns the path of its run', () => {
    const body = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [text('Hay '), bold('dinero'), text(' gratis aquí')] },
        { type: 'paragraph', content: [text('dinero'), { type: 'hardBreak' }, text('gratis')] },
      ],
    };
    expect(findBannedClaims({ body }, 'es-ES').map(({ path }) => path)).toEqual([
      'body.content.0.content.0.text',
    ]);
  });

  test('every language has claims for every reason', () => {
    for (const [language, { claims }] of Object.entries(BANNED_CLAIMS))
      for (const ground of Object.keys(CLAIM_GROUNDS))
        expect(claims[ground as keyof typeof claims], `${language} ${ground}`).not.toHaveLength(0);
  });

  test('finds denials in texts of any length', () => {
    const long = 'no es dinero gratis '.repeat(50_000);
    expect(findBannedClaims({ long }, 'es-ES')).toEqual([]);
  });
});
