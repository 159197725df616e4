import type { ConsentReceiptRequest, ImpressionRequest } from '@plaza/contract';
import { REPLACED_DECLARATIONS_DAYS } from '../consents/declarations.ts';
import type { WebsiteFacts } from '../content/website-facts.ts';
import { type Issue, ProblemError } from '../http/problem-error.ts';
import { recordTime } from './record-id.ts';

const DAY = 86_400_000;

/** What claims are checked against. */
export interface ClaimContext {
  readonly facts: Pick<WebsiteFacts, 'locales' | 'declarations'>;
  /** The current time of the service. */
  readonly now: Date;
}

interface ReceiptContext extends ClaimContext {
  /** Whether the receipt that it replaces is stored, if it names one. */
  readonly isPreviousKnown: boolean;
}

type PossibleIssue = Issue | false;

/**
 * Checks a receipt against its website's declarations, and for contradictions (§3.3, §4.1). Its date
 * is not checked: a receipt may wait in a browser for days, or have the time of a wrong clock.
 *
 * @throws {ProblemError} with every implausible field
 */
export function checkReceipt(
  receipt: ConsentReceiptRequest,
  { facts, now, isPreviousKnown }: ReceiptContext,
): void {
  assertPlausible([
    unknownLocale(receipt.locale, facts),
    !isDeclared(receipt.policyHash, { facts, now }) && {
      path: 'policyHash',
      message: `does not match the declarations of this website in the last ${REPLACED_DECLARATIONS_DAYS} days`,
      code: 'unknown_declarations',
    },
    !isDeclared(receipt.textsHash, { facts, now }) && {
      path: 'textsHash',
      message: `does not match the texts of this website's dialog in the last ${REPLACED_DECLARATIONS_DAYS} days`,
      code: 'unknown_texts',
    },
    receipt.country !== undefined &&
      !isCountry(receipt.country) && {
        path: 'country',
        message: 'is not a country of ISO 3166',
        code: 'unknown_country',
      },
    !isPreviousKnown && {
      path: 'previousId',
      message: 'is not a receipt of this website',
      code: 'unknown_receipt',
    },
    contradiction(receipt),
  ]);
}

/**
 * Checks an impression against its website, and for contradictions (§3.2, §7.3).
 *
 * @throws {ProblemError} with every implausible field
 */
export function checkImpression(body: ImpressionRequest, { facts, now }: ClaimContext): void {
  const { locale, impressionId, trackingData } = body;
  const time = impressionId === undefined ? undefined : recordTime(impressionId);
  assertPlausible([
    unknownLocale(locale, facts),
    time !== undefined &&
      time > now.getTime() + DAY && {
        path: 'impressionId',
        message: `is dated after the service's time, ${now.toISOString()}`,
        code: 'in_future',
      },
    trackingData?.locale !== undefined &&
      trackingData.locale !== locale && {
        path: 'trackingData.locale',
        message: `differs from locale, ${locale}`,
        code: 'contradiction',
      },
  ]);
}

/** Regions that `Intl` names besides countries; `EU` is a visitor somewhere in Europe. */
const notCountries = new Set(['EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !notCountries.has(code) && countryNames.of(code) !== undefined;

function isDeclared(known: string, { facts, now }: ClaimContext) {
  const earliest = now.getTime() - REPLACED_DECLARATIONS_DAYS * DAY;
  return facts.declarations.some(
    ({ hash, replacedAt }) =>
      hash === known && (replacedAt === null || replacedAt.getTime() > earliest),
  );
}

/** §2.5: the categories that each method can lead to. */
function contradiction({ method, categories }: ConsentReceiptRequest): PossibleIssue {
  const { necessary: _, ...optional } = categories;
  const allowed = Object.values(optional).filter(Boolean).length;
  const all = Object.keys(optional).length;
  const isPossible = {
    'accept-all': allowed === all,
    'accept-selection': allowed > 0,
    deny: allowed === 0,
    settings: true,
    withdrawal: allowed < all,
    gpc: !categories.marketing,
  }[method];
  return (
    !isPossible && {
      path: 'categories',
      message: `cannot be the outcome of ${method}`,
      code: 'contradiction',
    }
  );
}

const unknownLocale = (locale: string, { locales }: Pick<WebsiteFacts, 'locales'>): PossibleIssue =>
  !locales.has(locale) && {
    path: 'locale',
    message: `is not a locale of this website: ${[...locales].join(', ')}`,
    code: 'unknown_locale',
  };

function assertPlausible(issues: readonly PossibleIssue[]): void {
  const errors = issues.filter((issue) => issue !== false);
  if (errors.length === 0) return;
  const detail = errors.map(({ path, message }) => `${path} ${message}`).join('; ');
  throw new ProblemError('implausibleRequest', { detail, errors });
}
