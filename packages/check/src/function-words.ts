/**
 * Words that are frequent in a language. A text that has none of its own language but two of
 * another is in the wrong language.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    da: 'og ikke af dig du jeg hvis hvad din dit blive bliver efter også skal kan men eller mere et på en som med til den det',
    de: 'der die das und nicht mit sie von für ein eine ist auf dem den wir wenn oder werden auch zu in im als bei den',
    en: 'the and with your you this from of are which that is not for we when or to our have be by as it',
    es: 'el la los las del una que con por para al tu tus su sus lo ya este esta si más en de un no se te',
    fi: 'ja on ei se että tai kun jos voi myös oma ovat mutta niin kuin mitä joka jotka sinun olet',
    nb: 'og ikke av deg du jeg hvis hva din ditt blir etter også skal kan men eller mer et har på en som med til den det',
    pl: 'nie na się z do to jest że dla jak od przez może lub które twoje czy po',
    ro: 'și nu în de la cu pe un o care este sau mai din pentru dacă ce sunt ai tău ale că',
    sv: 'och inte av dig du jag om vad din ditt blir efter också ska kan men eller mer ett är för att på en som med till den det',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
