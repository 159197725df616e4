/** How the digits of a number are checked against a slip. */
export type IdentityNumberDigits =
  /** Each list: the sum of rank times weight is a multiple of `modulus`. */
  | {
      readonly weights: readonly (readonly number[])[];
      readonly modulus: number;
      /** Characters by their rank, one text or one for each place in turn; by default the digits. */
      readonly ranks?: readonly string[];
      /** Of so many digits at the end. */
      readonly last?: number;
    }
  /** The last character is the one at the number's remainder; X, Y and Z in front are 0, 1 and 2. */
  | { readonly letters: string }
  /** ISO/IEC 7064 MOD 11,10. */
  | 'mod1110';

/** A rule that browsers read too, from the page: JSON. */
export type IdentityNumberRule = {
  /**
   * Regular expression of the number without spaces, dots and slashes, in upper case. Named groups: `y`, `m`, `d` of
   * the birth date, `c` the first two digits of the year, `plus` if the person is a hundred.
   */
  readonly form: string;
  /** Dashes belong to it. */
  readonly keepsDash?: true;
  /** Stored with the century, in digits alone. */
  readonly withCentury?: true;
  /** Pattern of the number, century of the birth date, and what the month has added; the first that matches. */
  readonly centuries?: readonly (readonly [pattern: string, century: number, month?: number])[];
  /** Numbers of another kind have this added to the day. */
  readonly dayPlus?: number;
  /** Pattern of numbers whose date may not be the birth date. */
  readonly vague?: string;
  readonly digits?: IdentityNumberDigits;
  /** Numbers with a wrong check digit are in use: an applicant who gives one is asked to check it. */
  readonly mayFail?: true;
  /** Characters of a number that starts with a digit; zeros in front may be left out. */
  readonly length?: number;
};

/** Mexico: a digit's rank is its value. */
const ranks = ['0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'] as const;

const digits = '0123456789';
/** By the sum of the digits of twice its value, as every second digit counts. */
const doubled = '0516273849';

/** Luhn (ISO/IEC 7812-1, annex B) over this many digits at the end. */
const luhn = (last: number) => ({
  weights: [Array.from({ length: last }, () => 1)],
  modulus: 10,
  ranks: last % 2 === 0 ? [doubled, digits] : [digits, doubled],
  last,
});

const cnp = {
  form: '^[1-9](?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)\\d{6}$',
  centuries: [
    ['^[12]', 1900],
    ['^[34]', 1800],
    ['^[56]', 2000],
  ],
  vague: '^[7-9]',
  digits: { weights: [[2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9, -1]], modulus: 11 },
} as const satisfies IdentityNumberRule;

/**
 * The identity numbers of persons, by rule. Tests prove that a single changed digit is found wherever the method of
 * the country finds it.
 */
export const IDENTITY_NUMBERS = {
  /**
   * Spain, NIF: a DNI (8 digits), a NIE (X, Y or Z and 7) or K, L, M and 7, and the letter of the number modulo 23 (Real
   * Decreto 1553/2005, article 11; Real Decreto 1065/2007, articles 19 and 20). K, L and M do not count. Zeros in front of
   * a DNI are often left out, and nobody has one below 1.
   */
  nif: {
    form: '^(?!0{8})(?:\\d{8}|[KLMXYZ]\\d{7})[A-Z]$',
    length: 9,
    digits: { letters: 'TRWAGMYFPDXBNJZSQVHLCKE' },
  },
  /**
   * Sweden, personnummer or samordningsnummer (day plus 60), with 10 or 12 digits; `+` from the year in which the person
   * turns 100 (folkbokföringslagen 1991:481, section 18; Skatteverket SKV 704 and SKV 707).
   */
  personnummer: {
    form: '^(?<c>\\d\\d)?(?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)(?:-|(?<plus>\\+))?(?!000)\\d{4}$',
    keepsDash: true,
    withCentury: true,
    dayPlus: 60,
    digits: luhn(10),
  },
  /**
   * Germany, steuerliche Identifikationsnummer (section 139b AO; StIdV, section 1). That one of its first ten digits
   * occurs two or three times is not checked. It tells no birth date.
   */
  steuerId: { form: '^[1-9]\\d{10}$', digits: 'mod1110' },
  /**
   * Denmark, CPR number (CPR-kontoret, "Personnummeret i CPR"). Its check digit modulo 11 is not checked: since October
   * 2007 numbers without it are issued, for any birth date, and nobody can tell which. Checked are the form and the date,
   * so a changed digit is often not found.
   */
  cpr: {
    form: '^(?<d>\\d\\d)(?<m>\\d\\d)(?<y>\\d\\d)\\d{4}$',
    centuries: [
      ['^.{6}[0-3]', 1900],
      ['^.{4}([0-2].|3[0-6])[49]', 2000],
      ['^.{6}[49]', 1900],
      ['^.{4}([0-4].|5[0-7])', 2000],
      ['', 1800],
    ],
  },
  /**
   * Finland, henkilötunnus: the nine digits modulo 31 give the last character. `U` to `Y` and `B` to `F` are signs of the
   * century since 2023; 900 to 999 are for tests and temporary (Valtioneuvoston asetus 128/2010, section 2; Digi- ja
   * väestötietovirasto, dvv.fi/hetu-uudistus).
   */
  henkilotunnus: {
    form: '^(?<d>\\d\\d)(?<m>\\d\\d)(?<y>\\d\\d)[-+A-FU-Y](?!00[01])[0-8]\\d\\d[0-9A-Y]$',
    keepsDash: true,
    centuries: [
      ['^.{6}\\+', 1800],
      ['^.{6}[A-F]', 2000],
      ['', 1900],
    ],
    digits: { letters: '0123456789ABCDEFHJKLMNPRSTUVWXY' },
  },
  /** Poland, PESEL: the month tells the century (ustawa o ewidencji ludności, article 15; gov.pl, "Numer PESEL"). */
  pesel: {
    form: '^(?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)\\d{5}$',
    centuries: [
      ['^..[01]', 1900],
      ['^..[23]', 2000, 20],
      ['^..[89]', 1800, 80],
    ],
    digits: { weights: [[1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]], modulus: 10 },
  },
  /**
   * Romania, cod numeric personal (OUG 97/2005; HG 295/2021): the first digit tells the century, but not of residents (7, 8)
   * and other foreigners (9). The county is not checked, because codes are added. A remainder of 10 is written as 1, so
   * that a change between the two is not found.
   */
  cnp,
  /** Those whose check digit 1 stands for 10, which is -1 modulo 11. */
  cnpOfTen: {
    ...cnp,
    form: cnp.form.replace('6}$', '5}1$'),
    digits: { weights: [[2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9, 1]], modulus: 11 },
  },
  /**
   * Norway, fødselsnummer or D-number (day plus 40): two check digits modulo 11 (folkeregisterforskriften, section 2-2-1;
   * Skatteetaten, "Fødselsnummer", "D-nummer"; D-numbers from 600 for 1940 to 1999 since 2021). Synthetic numbers, with
   * a changed month, belong to no person. The date of a D-number may be that of its registration (UDI, "D-nummer stemmer
   * ikke med fødselsdato"). From 2032 on the first check digit has other values.
   */
  fodselsnummer: {
    form: '^(?=[0-3].{3}([0-3]|..[0-49])|[4-7].{3}([0-3]|..[0-46-9]))(?<d>\\d\\d)(?<m>\\d\\d)(?<y>\\d\\d)\\d{5}$',
    centuries: [
      ['^.{6}[0-4]', 1900],
      ['^.{4}[4-9]', 1900],
      ['', 2000],
    ],
    dayPlus: 40,
    vague: '^[4-7]',
    digits: {
      weights: [
        [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
        [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
      ],
      modulus: 11,
    },
  },
  /**
   * South Africa, identity number (Identification Act 68 of 1997, section 7; Department of Home Affairs). The eleventh digit
   * is citizenship: 0, 1 or 2. It leaves out the century: the latest possible one is taken, for nobody applies at 100.
   */
  southAfricanId: {
    form: '^(?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)\\d{4}[012]\\d\\d$',
    digits: luhn(13),
  },
  /**
   * Mexico, CURP (Segob, "Instructivo normativo para la asignación de la CURP", DOF 18 October 2021): the seventeenth
   * character is a digit for births before 2000. Its weights share factors with 10, so that some changes are not found.
   */
  curp: {
    form: '^[A-Z]{4}(?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)[HMX][A-Z]{5}[0-9A-Z]\\d$',
    centuries: [
      ['^.{16}\\d', 1900],
      ['', 2000],
    ],
    digits: {
      weights: [[18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
      modulus: 10,
      ranks,
    },
  },
  /**
   * Mexico, RFC of a person (Código Fiscal de la Federación, article 27; SAT, "Procedimiento para obtener la clave del RFC"):
   * modulo 11, 10 is written as A. It leaves out the century. Some in use have a wrong check digit: the SAT assigns the key,
   * and nobody may correct it. XAXX and XEXX stand for the general public and for foreigners (SAT, Resolución Miscelánea
   * Fiscal, rule 2.7.1.23).
   */
  rfc: {
    mayFail: true,
    form: '^(?!X[AE]XX010101000)[A-Z&Ñ]{4}(?<y>\\d\\d)(?<m>\\d\\d)(?<d>\\d\\d)[0-9A-Z]{2}[0-9A]$',
    digits: { weights: [[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]], modulus: 11, ranks },
  },
  /**
   * United States, Social Security number: no check digit; areas 000, 666 and 9xx, group 00 and serial 0000 are never issued
   * (20 CFR 422.103; SSA, POMS RM 10201.035). Some were printed in advertisements and are void: 078-05-1120, 219-09-9999
   * (SSA, "Social Security Cards Issued by Woolworth").
   */
  ssn: {
    form: '^(?!000|666|9)(?!078051120|219099999)\\d{3}(?!00)\\d\\d(?!0000)\\d{4}$',
  },
  /**
   * United States, Individual Taxpayer Identification Number, of those who cannot have a Social Security number: nine
   * digits that begin with 9, the fourth and fifth from 50 to 65, 70 to 88, 90 to 92 and 94 to 99 (IRS, Internal Revenue
   * Manual 3.21.263). 987-65-4320 to 4329 are for advertisements.
   */
  itin: { form: '^(?!98765432)9\\d\\d(?:5\\d|6[0-5]|7\\d|8[0-8]|9[0-24-9])\\d{4}$' },
  /** Any document, where authorities give persons no number or everyone another. */
  document: { form: '^[0-9A-Z]{5,20}$' },
} as const satisfies Readonly<Record<string, IdentityNumberRule>>;
