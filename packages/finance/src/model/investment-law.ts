/**
 * The risk warning of CFD brokers by language, with `{share}` for the percentage of retail accounts
 * that lose money: ESMA Decision (EU) 2018/796, annex II, section B, kept by the national authorities
 * since 2019; unchecked by a legal expert. Other languages need any warning with the percentage.
 */
export const CFD_WARNINGS: Readonly<Record<string, string>> = {
  da: 'CFD’er er komplekse instrumenter og indebærer en høj risiko for hurtige tab på grund af gearing. {share} af detailinvestorers konti taber penge, når de handler CFD’er med denne udbyder. Du bør overveje, om du forstår, hvordan CFD’er fungerer, og om du har råd til at tage den høje risiko for at tabe dine penge.',
  de: 'CFDs sind komplexe Instrumente und gehen wegen der Hebelwirkung mit dem hohen Risiko einher, schnell Geld zu verlieren. {share} der Kleinanlegerkonten verlieren Geld beim CFD-Handel mit diesem Anbieter. Sie sollten überlegen, ob Sie verstehen, wie CFDs funktionieren, und ob Sie es sich leisten können, das hohe Risiko einzugehen, Ihr Geld zu verlieren.',
  en: 'CFDs are complex instruments and come with a high risk of losing money rapidly due to leverage. {share} of retail investor accounts lose money when trading CFDs with this provider. You should consider whether you understand how CFDs work and whether you can afford to take the high risk of losing your money.',
  es: 'Los CFD son instrumentos complejos y están asociados a un riesgo elevado de perder dinero rápidamente debido al apalancamiento. El {share} de las cuentas de inversores minoristas pierden dinero en la comercialización con CFD con este proveedor. Debe considerar si comprende el funcionamiento de los CFD y si puede permitirse asumir un riesgo elevado de perder su dinero.',
  fi: 'CFD:t ovat monimutkaisia välineitä, ja niihin liittyy suuri riski nopeasta rahojen menettämisestä vipuvaikutuksen vuoksi. {share} yksityissijoittajien tileistä menettää rahaa käydessään kauppaa CFD:illä tämän palveluntarjoajan kanssa. Sinun on harkittava, ymmärrätkö, miten CFD:t toimivat, ja onko sinulla varaa ottaa suuri riski rahojesi menettämisestä.',
  nb: 'CFD-er er komplekse instrumenter og innebærer stor risiko for raske tap på grunn av giring. {share} av ikke-profesjonelle kunders kontoer taper penger på CFD-handel hos denne leverandøren. Du bør vurdere om du forstår hvordan CFD-er fungerer, og om du har råd til å ta den høye risikoen for å tape pengene dine.',
  pl: 'Kontrakty CFD są złożonymi instrumentami i wiążą się z dużym ryzykiem szybkiej utraty środków pieniężnych z powodu dźwigni finansowej. {share} rachunków inwestorów detalicznych odnotowuje straty pieniężne w wyniku handlu kontraktami CFD u tego dostawcy. Zastanów się, czy rozumiesz, jak działają kontrakty CFD, i czy możesz pozwolić sobie na wysokie ryzyko utraty pieniędzy.',
  ro: 'CFD-urile sunt instrumente complexe și prezintă un risc ridicat de a pierde rapid bani din cauza efectului de levier. {share} din conturile investitorilor de retail pierd bani atunci când tranzacționează CFD-uri cu acest furnizor. Ar trebui să luați în considerare dacă înțelegeți cum funcționează CFD-urile și dacă vă puteți permite să vă asumați riscul ridicat de a vă pierde banii.',
  sv: 'CFD-kontrakter är komplexa instrument som innebär stor risk för snabba förluster på grund av hävstången. {share} av alla icke-professionella kunder förlorar pengar på CFD-handel hos den här leverantören. Du bör tänka efter om du förstår hur CFD-kontrakter fungerar och om du har råd med den stora risk som finns för att du kommer att förlora dina pengar.',
};

/** A public service that advises people in debt, free of charge. */
export interface DebtAdvice {
  readonly name: string;
  readonly url: string;
}

/** Public debt advice by ISO 3166 country. */
export const DEBT_ADVICE: Readonly<Record<string, DebtAdvice>> = {
  DE: { name: 'Schuldnerberatung: meine-schulden.de', url: 'https://www.meine-schulden.de/' },
  DK: { name: 'Gældsrådgivning: gaeldsraadgivning.dk', url: 'https://www.gaeldsraadgivning.dk/' },
  ES: {
    name: 'Portal del Cliente Bancario del Banco de España',
    url: 'https://clientebancario.bde.es/',
  },
  FI: { name: 'Talous- ja velkaneuvonta', url: 'https://oikeus.fi/talousjavelkaneuvonta/fi/' },
  MX: { name: 'CONDUSEF', url: 'https://www.gob.mx/condusef' },
  NO: { name: 'NAV: økonomi- og gjeldsrådgivning', url: 'https://www.nav.no/okonomi-gjeld' },
  PH: { name: 'Bangko Sentral ng Pilipinas: consumer assistance', url: 'https://www.bsp.gov.ph/' },
  PL: { name: 'Rzecznik Finansowy', url: 'https://rf.gov.pl/' },
  RO: { name: 'CSALB', url: 'https://www.csalb.ro/' },
  SE: {
    name: 'Budget- och skuldrådgivningen: Hallå konsument',
    url: 'https://www.hallakonsument.se/',
  },
  US: { name: 'Consumer Financial Protection Bureau', url: 'https://www.consumerfinance.gov/' },
  ZA: { name: 'National Credit Regulator', url: 'https://www.ncr.org.za/' },
};
