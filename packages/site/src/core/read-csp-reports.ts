import { scrubText } from '@plaza/site-browser';
import { type CspViolation, cspReports } from '../model/csp-reports.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses violations, from a single report of `report-uri` or a batch of the Reporting API.
 * Violations of browser extensions are left out; URLs lose query and fragment.
 *
 * @returns `undefined` if the text is no such report
 */
export function readCspReports(text: string): CspViolation[] | undefined {
  const message = parse(text);
  const bodies = Array.isArray(message)
    ? message
        .map(fieldsOf)
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => body)
    : [fieldsOf(message)['csp-report']];
  if (!Array.isArray(message) && bodies[0] === undefined) return undefined;
  return bodies
    .slice(0, cspReports.reportsPerMessage)
    .flatMap((body) => violationOf(fieldsOf(body)))
    .filter(
      ({ blocked, source = '' }) => ![blocked, source].some((text) => /-extension:/.test(text)),
    );
}

function violationOf(body: Fields): CspViolation[] {
  const document = addressOf(body.documentURL ?? body['document-uri']);
  const directive =
    textOf(body.effectiveDirective ?? body['effective-directive']) ??
    textOf(body['violated-directive']);
  if (document === undefined || directive === undefined) return [];
  const source = addressOf(body.sourceFile ?? body['source-file']);
  const line = body.lineNumber ?? body['line-number'];
  const disposition = textOf(body.disposition);
  return [
    {
      document,
      directive,
      blocked: addressOf(body.blockedURL ?? body['blocked-uri']) ?? '',
      ...(source && { source }),
      ...(Number.isSafeInteger(line) && { line: line as number }),
      ...(disposition && { disposition }),
    },
  ];
}

function addressOf(value: unknown): string | undefined {
  return textOf(typeof value === 'string' ? value.split(/[?#]/, 1)[0] : undefined);
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return scrubText(value.slice(0, cspReports.textCharacters));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
