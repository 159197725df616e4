/**
 * Words that every text of a language is full of and no other language shares, as far as that can be
 * told. A text without one of its own, but with two of another, is in the wrong language.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    da: 'og ikke af dig du jeg hvis hvad din dit blive bliver efter også skal kan men eller mere et',
    de: 'der die das und nicht mit sie von für ein eine ist auf dem den wir wenn oder werden auch zu',
    en: 'the and with your you this from of are which that is not for we when or to our have be',
    es: 'el la los las del una que con por para al tu tus su sus lo ya este esta si más y en de un no se te',
    fi: 'ja on ei se että tai kun jos voi myös oma ovat mutta niin kuin mitä joka jotka sinun olet',
    nb: 'og ikke av deg du jeg hvis hva din ditt blir etter også skal kan men eller mer et har',
    pl: 'i w nie na się z do to jest że dla o jak od przez może lub które twoje czy po',
    ro: 'și nu în de la cu pe un o care este sau mai din pentru dacă ce sunt ai tău ale că',
    sv: 'och inte av dig du jag om vad din ditt blir efter också ska kan men eller mer ett är för att',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
