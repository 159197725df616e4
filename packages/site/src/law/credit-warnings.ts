/**
 * The warning of Directive (EU) 2023/2225, Art. 8(1), as each language's own text of it gives it.
 * A language that is not here has no sentence that we have seen in a published text: its pages
 * must carry a warning, whose words its own team answers for.
 */
const CREDIT_WARNINGS: Readonly<Record<string, string>> = {
  bg: 'Внимание! Заемането на пари струва пари',
  de: 'Achtung! Kreditaufnahme kostet Geld',
  en: 'Caution! Borrowing money costs money',
  es: 'Atención: tomar dinero prestado cuesta dinero',
  pl: 'Uwaga! Pożyczanie pieniędzy kosztuje',
  ro: 'Atenție! Banii împrumutați costă bani',
};

/** What is wrong with the words of a warning in a locale; undefined when the law can ask no more. */
export function creditWarningFault(locale: string, text: string): string | undefined {
  const words = plainSentence(text);
  if (words === '') return 'has an empty credit warning';
  const law = creditWarningOf(locale);
  return law === undefined || words === law
    ? undefined
    : `warns with “${words}” instead of “${law}”`;
}

/** A sentence without its full stop, and with single blanks alone. */
export const plainSentence = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');

function creditWarningOf(locale: string): string | undefined {
  const [language = ''] = locale.split('-', 1);
  return Object.hasOwn(CREDIT_WARNINGS, language) ? CREDIT_WARNINGS[language] : undefined;
}
