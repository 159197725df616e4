/**
 * Claims that credit advertising may not make (Directive (EU) 2023/2225, art. 8(7)–(8)), and the
 * pressing of speed and ease, each with words that it must find.
 */
export const BANNED_CLAIMS = [
  [
    'speed',
    /r[aá]pid|al instante|instant[aá]ne|inmediat|en (?:solo )?\d+ (?:minutos|horas)/i,
    'Dinero en 10 minutos',
  ],
  [
    'urgency',
    /hoy mismo|date prisa|[uú]ltima oportunidad|no esperes|ahora o nunca|corre\b/i,
    'Pídelo hoy mismo',
  ],
  [
    'ease',
    /\bf[aá]cil(?:es|mente)?\b|sin (?:papeleo|preguntas|complicaciones|esfuerzo|explicar)/i,
    'Fácil y sin papeleo',
  ],
  [
    'debts that do not matter',
    /(?:con|en|aunque est[eé]s en) asnef|sin (?:mirar|consultar) (?:asnef|ficheros)|(?:aunque|no importa si|da igual si) (?:tengas|tienes) (?:otras )?deudas/i,
    'Préstamos con ASNEF',
  ],
  [
    'better finances',
    /mejora(?:r|s|rá)? (?:tus|las) (?:finanzas|econom[ií]as?)|tranquilidad (?:económica|financiera)|llegar? a fin de mes|sanea/i,
    'Mejora tus finanzas',
  ],
  [
    'more means',
    /date un capricho|cumple (?:tus )?sueños|nivel de vida|m[aá]s ingresos|sustituy\w+ (?:al|el) ahorro|dinero extra/i,
    'Cumple tus sueños',
  ],
  [
    'sure approval',
    /aprobaci[oó]n (?:asegurada|garantizada)|concesi[oó]n (?:asegurada|garantizada)|garantizamos|\bseguro que te lo\b|sin (?:n[oó]mina|aval)\b/i,
    'Aprobación garantizada',
  ],
] as const satisfies readonly (readonly [string, RegExp, string])[];

const ENGLISH = /\b(?:the|and|with|your|you|this|for|from|of|are|which|that)\b/i;
const SPANISH =
  /\b(?:el|la|los|las|de|del|un|una|que|y|en|con|por|para|al|se|te|tu|tus|no|a|su|o|si|lo|ya|este)\b/i;
const LEFTOVERS = /[Ll]orem|ipsum|\bTODO\b|\bTBD\b|xxx|undefined|\[object|\bNaN\b|\$\{/;

/** What keeps a line from being finished Spanish; undefined when nothing does. Short lines may be names. */
export function spanishFault(line: string): string | undefined {
  if (LEFTOVERS.test(line)) return 'leftover';
  if (ENGLISH.test(line)) return 'English words';
  if (line.split(/\s+/).length > 6 && !SPANISH.test(line)) return 'no Spanish words';
  return undefined;
}

/** The name of the first banned claim in a line. */
export function bannedClaim(line: string): string | undefined {
  return BANNED_CLAIMS.find(([, pattern]) => pattern.test(line))?.[0];
}
