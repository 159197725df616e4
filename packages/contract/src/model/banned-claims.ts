/**
 * Why a claim is banned in credit advertising: Directive (EU) 2023/2225, Art. 8(4), and the ban on
 * speed and ease that it lets member states add. Applies to every locale: a claim that misleads in
 * one market misleads in the others.
 */
export const CLAIM_GROUNDS = {
  'better-off': 'suggests that credit improves the finances or the life of who takes it',
  'debts-ignored': 'suggests that debts, or entries in a credit file, hardly matter',
  'replaces-saving': 'suggests that credit is income or takes the place of saving',
  'speed-and-ease': 'sells credit by its speed or ease',
} as const;

export type ClaimGround = keyof typeof CLAIM_GROUNDS;

interface ClaimLanguage {
  /** Words that, shortly before a claim, deny it or warn of it: "a loan is not free money". */
  readonly denials: readonly string[];
  /** Regular expressions over folded text: lower case, no accents, single spaces. */
  readonly claims: Readonly<Record<ClaimGround, readonly string[]>>;
}

/** The banned claims by language, the first part of a locale. */
export const BANNED_CLAIMS = {
  es: {
    denials: ['no', 'nunca', 'ni', 'ningun', 'ninguna', 'tampoco', 'desconfi\\p{L}+', 'evita'],
    claims: {
      'better-off': [
        'mejor\\p{L}+ (?:tu|su) (?:situacion|economia|vida|nivel de vida|bienestar)',
        'mejor\\p{L}+ (?:tus|sus|las) finanzas',
        '(?:soluciona|resuelve|acaba con|adios a) (?:todos )?(?:tus|sus) (?:problemas|apuros) (?:de dinero|economicos|financieros)',
        '(?:libertad|tranquilidad) (?:financiera|economica)',
        'cumpl\\p{L}+ (?:tus )?suenos',
        'llegar? a fin de mes',
      ],
      'debts-ignored': [
        '(?:aunque|incluso si|estando|estes|este) (?:estes |este |figures |aparezcas )?en (?:asnef|rai|experian|(?:una )?listas? de morosos|un fichero de morosos)',
        '(?:con|sin consultar|sin mirar|sin comprobar|sin importar) (?:el )?(?:asnef|rai|ficheros? de moros\\p{L}+)',
        '(?:aunque|no importa si|da igual si) (?:ya )?(?:tengas|tienes) (?:otras )?deudas',
        'sin (?:comprobaciones|hacer preguntas|preguntas|estudio de solvencia|mirar tu historial)',
        '(?:aprobacion|concesion) (?:garantizada|asegurada)',
      ],
      'replaces-saving': [
        'dinero (?:gratis|extra|regalado)',
        '(?:en lugar|en vez) de ahorrar',
        '(?:sin necesidad de|no (?:hace falta|necesitas)) ahorrar',
        'aumenta (?:tus|sus) ingresos',
        'date un capricho',
      ],
      'speed-and-ease': [
        '(?:dinero|creditos?|prestamos?|financiacion) (?:facil(?:es)?|al instante|inmediat\\p{L}+|instantane\\p{L}+|express?)',
        '(?:dinero|creditos?|prestamos?) en (?:solo |menos de )?(?:\\d+ )?(?:minutos|segundos)',
        '(?:rapido y (?:facil|sencillo)|(?:facil|sencillo) y rapido)',
        'sin (?:papeleos?|complicaciones|esfuerzo)',
        '(?:hoy mismo|date prisa|ultima oportunidad|no esperes mas)',
      ],
    },
  },
  en: {
    denials: ['no', 'not', 'never', 'nor', "isn't", "don't", 'beware', 'avoid'],
    claims: {
      'better-off': [
        'improv\\p{L}+ your (?:finances|financial situation|life|standard of living)',
        '(?:solves?|ends?|fix(?:es)?) (?:all )?your money (?:problems|worries)',
        'financial freedom',
      ],
      'debts-ignored': [
        'no credit checks?',
        '(?:bad|poor) credit (?:ok|okay|welcome|no problem)',
        'even (?:if you have|with) (?:bad credit|debts?|other loans)',
        'guaranteed approval',
      ],
      'replaces-saving': [
        '(?:free|extra) money',
        'instead of saving',
        '(?:no need|without having) to save',
      ],
      'speed-and-ease': [
        '(?:instant|easy|express) (?:cash|credit|loans?|money)',
        '(?:cash|money|loans?) in (?:just |under )?(?:\\d+ )?(?:minutes|seconds)',
        '(?:quick|fast) and easy',
        'no (?:hassle|paperwork)',
      ],
    },
  },
  de: {
    denials: ['kein', 'keine', 'keinen', 'nicht', 'nie', 'niemals', 'vorsicht'],
    claims: {
      'better-off': [
        'verbesser\\p{L}+ (?:deine|ihre) (?:finanzen|finanzielle lage|lebensqualitat)',
        'lost (?:alle )?(?:deine|ihre) geldprobleme',
        'finanzielle freiheit',
      ],
      'debts-ignored': [
        'ohne schufa',
        'trotz (?:schufa|schulden|negativer schufa)',
        'ohne bonitatsprufung',
        'garantierte zusage',
      ],
      'replaces-saving': [
        '(?:gratis|geschenktes|extra) geld',
        'statt (?:zu )?sparen',
        'ohne (?:zu )?sparen',
      ],
      'speed-and-ease': [
        '(?:sofort|blitz|express)-?(?:kredit|geld|darlehen)',
        '(?:geld|kredit) in (?:nur |unter )?(?:\\d+ )?(?:minuten|sekunden)',
        'schnell und einfach',
        'ohne papierkram',
      ],
    },
  },
  sv: {
    denials: ['inte', 'inga', 'ingen', 'aldrig', 'undvik'],
    claims: {
      'better-off': [
        'forbattra\\p{L}* (?:din|er) (?:ekonomi|livskvalitet)',
        'los (?:alla )?dina (?:penningproblem|ekonomiska problem)',
        'ekonomisk frihet',
      ],
      'debts-ignored': [
        'utan (?:uc|kreditupplysning|kreditkontroll)',
        'trots (?:betalningsanmarkning\\p{L}*|skulder)',
        'garanterat (?:lan|godkand)',
      ],
      'replaces-saving': ['(?:gratis|extra) pengar', 'i stallet for att spara', 'utan att spara'],
      'speed-and-ease': [
        '(?:snabb|direkt|express)lan',
        'pengar (?:direkt|pa (?:nagra )?(?:\\d+ )?minuter)',
        'snabbt och enkelt',
      ],
    },
  },
  da: {
    denials: ['ikke', 'ingen', 'aldrig', 'undga'],
    claims: {
      'better-off': [
        'forbedr\\p{L}* din (?:okonomi|livskvalitet)',
        'los(?:er)? (?:alle )?dine pengeproblemer',
        'okonomisk frihed',
      ],
      'debts-ignored': [
        'uden (?:kreditvurdering|kreditcheck)',
        'selvom du (?:star i rki|har gaeld)',
        'trods rki',
        'garanteret godkendelse',
      ],
      'replaces-saving': ['(?:gratis|ekstra) penge', 'i stedet for at spare', 'uden at spare'],
      'speed-and-ease': [
        '(?:hurtig|kvik|ekspres|sms)-?lan',
        'penge (?:med det samme|pa (?:fa )?(?:\\d+ )?minutter)',
        'hurtigt og nemt',
      ],
    },
  },
  nb: {
    denials: ['ikke', 'ingen', 'aldri', 'unnga'],
    claims: {
      'better-off': [
        'forbedr\\p{L}* (?:okonomien|livskvaliteten) din',
        'los(?:er)? (?:alle )?pengeproblemene dine',
        'okonomisk frihet',
      ],
      'debts-ignored': [
        'uten kreditt(?:sjekk|vurdering)',
        'selv om du har (?:gjeld|betalingsanmerkning\\p{L}*)',
        'tross betalingsanmerkning\\p{L}*',
        'garantert godkjent',
      ],
      'replaces-saving': ['(?:gratis|ekstra) penger', 'i stedet for a spare', 'uten a spare'],
      'speed-and-ease': [
        '(?:hurtig|ekspress|sms)-?lan',
        'penger (?:med en gang|pa (?:fa )?(?:\\d+ )?minutter)',
        'raskt og enkelt',
      ],
    },
  },
  fi: {
    denials: ['ei', 'eivat', 'ala', 'alka', 'koskaan', 'valta'],
    claims: {
      'better-off': [
        'paranna\\p{L}* (?:talouttasi|elintasoasi|elamanlaatuasi)',
        'ratkaisee (?:kaikki )?rahahuolesi',
        'taloudellinen vapaus',
      ],
      'debts-ignored': [
        'ilman luottotietoja',
        'ilman luottotietojen tarkistusta',
        'vaikka sinulla (?:on|olisi) (?:velkaa|maksuhairio\\p{L}*)',
        'taattu hyvaksynta',
      ],
      'replaces-saving': [
        '(?:ilmaista|ylimaaraista) rahaa',
        'saastamisen sijaan',
        'ilman saastamista',
      ],
      'speed-and-ease': [
        '(?:pika|heti|express)-?(?:laina|luotto)\\p{L}*',
        'rahaa (?:heti|(?:\\d+ )?minuuteissa)',
        'nopeasti ja helposti',
      ],
    },
  },
  pl: {
    denials: ['nie', 'nigdy', 'zadne', 'zaden', 'unikaj', 'uwazaj'],
    claims: {
      'better-off': [
        'popraw\\p{L}* (?:swoja|twoja|swoje|twoje) (?:sytuacje|finanse|zycie)',
        'rozwiaze? (?:wszystkie )?(?:twoje|swoje) problemy finansowe',
        'wolnosc finansowa',
      ],
      'debts-ignored': [
        'bez (?:bik|big|sprawdzania baz|weryfikacji)',
        '(?:mimo|pomimo) (?:dlugow|zadluzenia|wpisu w bik)',
        'gwarantowana decyzja',
        'dla zadluzonych',
      ],
      'replaces-saving': [
        '(?:darmowe|dodatkowe) pieniadze',
        'zamiast oszczedzac',
        'bez oszczedzania',
      ],
      'speed-and-ease': [
        '(?:szybka|blyskawiczna|ekspresowa) (?:pozyczka|gotowka)',
        'pieniadze w (?:\\d+ )?(?:minut\\p{L}*|chwile)',
        'szybko i latwo',
        'bez formalnosci',
      ],
    },
  },
  ro: {
    denials: ['nu', 'niciodata', 'nici', 'evita'],
    claims: {
      'better-off': [
        'imbunatat\\p{L}* (?:situatia|viata|finantele)',
        'rezolva (?:toate )?problemele (?:tale )?(?:de bani|financiare)',
        'libertate financiara',
      ],
      'debts-ignored': [
        'fara (?:verificare|istoric|birou de credit|biroul de credit)',
        'chiar daca (?:ai|aveti) (?:datorii|restante)',
        'aprobare garantata',
      ],
      'replaces-saving': [
        'bani (?:gratis|in plus)',
        'in loc sa economise\\p{L}+',
        'fara sa economise\\p{L}+',
      ],
      'speed-and-ease': [
        '(?:credit|imprumut|bani) (?:rapid|instant|pe loc|imediat)',
        'bani in (?:\\d+ )?(?:minute|secunde)',
        'rapid si (?:usor|simplu)',
        'fara (?:hartii|acte)',
      ],
    },
  },
} as const satisfies Record<string, ClaimLanguage>;

export type ClaimLanguageCode = keyof typeof BANNED_CLAIMS;
