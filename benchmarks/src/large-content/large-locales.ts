/** A locale of the generated website: country, prefix, the folder of articles, and sample words. */
export interface LargeLocale {
  readonly locale: string;
  readonly country: number;
  readonly prefix: string;
  readonly currency: string;
  /** Path segments of articles, authors and the glossary. */
  readonly segments: readonly [articles: string, authors: string, glossary: string];
  /** Words that a visitor may search for. */
  readonly words: readonly string[];
  /** Syllables of further words, with the letters of the language. */
  readonly syllables: readonly string[];
}

const list = (text: string) => text.split(' ');

const spanish = {
  segments: ['articulos', 'autores', 'glosario'],
  words: list('préstamo hipoteca ahorro interés crédito tarjeta cuota comisión plazo deuda'),
  syllables: list('ca sa dor mien to ción ra bla pre ti no lu gar ñe án par que mó dis'),
} as const;

const english = {
  segments: ['articles', 'authors', 'glossary'],
  words: list('loan mortgage savings interest credit card instalment fee term debt'),
  syllables: list('ing ther con pre ment ta lo ver der mis ter ow sta tion un ble ly ful'),
} as const;

/** The twelve locales of §1. */
export const largeLocales: readonly LargeLocale[] = [
  { locale: 'es-ES', country: 13, prefix: '', currency: 'EUR', ...spanish },
  { locale: 'en-US', country: 1, prefix: 'us', currency: 'USD', ...english },
  {
    ...{ locale: 'sv-SE', country: 2, prefix: 'se', currency: 'SEK' },
    segments: ['artiklar', 'skribenter', 'ordlista'],
    words: list('lån bolån sparande ränta kredit kort avbetalning avgift löptid skuld'),
    syllables: list('för ing het lig kan över and skap ning sör bet ala åt mån der'),
  },
  {
    ...{ locale: 'de-DE', country: 3, prefix: 'de', currency: 'EUR' },
    segments: ['artikel', 'autoren', 'glossar'],
    words: list('Kredit Hypothek Sparen Zinsen Darlehen Karte Rate Gebühr Laufzeit Schulden'),
    syllables: list('ver ung keit ge schaft über lich ten ab fü raß ein mög be zahl'),
  },
  {
    ...{ locale: 'da-DK', country: 4, prefix: 'dk', currency: 'DKK' },
    segments: ['artikler', 'skribenter', 'ordliste'],
    words: list('lån boliglån opsparing rente kredit kort ydelse gebyr løbetid gæld'),
    syllables: list('for else hed lig kan over and skab ning sæt bet ale ud må ned'),
  },
  { locale: 'en-PH', country: 5, prefix: 'ph', currency: 'PHP', ...english },
  { locale: 'es-MX', country: 6, prefix: 'mx', currency: 'MXN', ...spanish },
  { locale: 'en-ZA', country: 7, prefix: 'za', currency: 'ZAR', ...english },
  {
    ...{ locale: 'fi-FI', country: 8, prefix: 'fi', currency: 'EUR' },
    segments: ['artikkelit', 'kirjoittajat', 'sanasto'],
    words: list('laina asuntolaina säästäminen korko luotto kortti erä maksu laina-aika velka'),
    syllables: list('nen sta lai myö tä koko rah ver hin tö sää puo kul mak'),
  },
  {
    ...{ locale: 'pl-PL', country: 9, prefix: 'pl', currency: 'PLN' },
    segments: ['artykuly', 'autorzy', 'slownik'],
    words: list('pożyczka hipoteka oszczędności odsetki kredyt karta rata opłata okres dług'),
    syllables: list('prze nie ość wać kred żąd sta wia ło mie ści rze ter spo'),
  },
  {
    ...{ locale: 'ro-RO', country: 10, prefix: 'ro', currency: 'RON' },
    segments: ['articole', 'autori', 'glosar'],
    words: list('împrumut ipotecă economii dobândă credit card rată comision termen datorie'),
    syllables: list('ție are ște pen tru ban mul tă rea lui în por des ca'),
  },
  {
    ...{ locale: 'nb-NO', country: 11, prefix: 'no', currency: 'NOK' },
    segments: ['artikler', 'forfattere', 'ordliste'],
    words: list('lån boliglån sparing rente kreditt kort avdrag gebyr løpetid gjeld'),
    syllables: list('for else het lig kan over and skap ning sør bet ale ut må ned'),
  },
];
