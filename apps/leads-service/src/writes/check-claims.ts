import type { ConsentReceiptRequest, ImpressionRequest } from '@plaza/contract';
import { REPLACED_DECLARATIONS_DAYS } from '../consents/declarations.ts';
import type { WebsiteFacts } from '../content/website-facts.ts';
import { type Issue, ProblemError } from '../http/problem-error.ts';
import { recordTime } from './record-id.ts';

const DAY = 86_400_000;

/** What a claim is held against. */
export interface ClaimContext {
  readonly facts: WebsiteFacts;
  /** The service's clock. */
  readonly now: Date;
}

type PossibleIssue = Issue | false;

/**
 * Holds a receipt against what its website declares, and against itself (§3.3, §4.1).
 *
 * @throws ProblemError naming every field that cannot be true
 */
export function checkReceipt(receipt: ConsentReceiptRequest, { facts, now }: ClaimContext): void {
  refuse([
    unknownLocale(receipt.locale, facts),
    !isDeclared(receipt.policyHash, { facts, now }) && {
      path: 'policyHash',
      message: `names nothing that this website declares or declared in the last ${REPLACED_DECLARATIONS_DAYS} days`,
      code: 'unknown_declarations',
    },
    Math.abs(now.getTime() - Date.parse(receipt.givenAt)) > DAY && {
      path: 'givenAt',
      message: `is more than a day away from the service's time, ${now.toISOString()}`,
      code: 'not_recent',
    },
    contradiction(receipt),
  ]);
}

/**
 * Holds an impression against what its website knows, and against itself (§3.2, §7.3).
 *
 * @throws ProblemError naming every field that cannot be true
 */
export function checkImpression(body: ImpressionRequest, { facts, now }: ClaimContext): void {
  const { locale, impressionId, trackingData } = body;
  const time = impressionId === undefined ? undefined : recordTime(impressionId);
  refuse([
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

function isDeclared(policyHash: string, { facts, now }: ClaimContext) {
  const earliest = now.getTime() - REPLACED_DECLARATIONS_DAYS * DAY;
  return facts.declarations.some(
    ({ hash, replacedAt }) =>
      hash === policyHash && (replacedAt === null || replacedAt.getTime() > earliest),
  );
}

/** §2.5: what a button or signal allows, however the toggles stood. */
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

const unknownLocale = (locale: string, { locales }: WebsiteFacts): PossibleIssue =>
  !locales.has(locale) && {
    path: 'locale',
    message: `is none of this website's: ${[...locales].join(', ')}`,
    code: 'unknown_locale',
  };

function refuse(issues: readonly PossibleIssue[]): void {
  const errors = issues.filter((issue) => issue !== false);
  if (errors.length === 0) return;
  const detail = errors.map(({ path, message }) => `${path} ${message}`).join('; ');
  throw new ProblemError('implausibleRequest', { detail, errors });
}
