import type { Partners } from '@plaza/screens';
import type { SiteEnvironment } from '../../model/environment.ts';

/** A partner that the site shares a secret with. */
export type HandOverPartner = {
  readonly token: string;
  /** Where a visitor goes on at the partner. */
  readonly url: string;
  readonly secret: string;
};

/** The partners of a site that have a secret; nobody is handed over to the others. */
export function handOverPartners(
  partners: Partners = {},
  { partnerSecrets, partnerUrl }: Pick<SiteEnvironment, 'partnerSecrets' | 'partnerUrl'>,
): readonly HandOverPartner[] {
  return Object.entries(partners).flatMap(([token, { url }]) => {
    const secret = partnerSecrets?.get(token);
    if (!secret) return [];
    return [{ token, secret, url: partnerUrl?.replaceAll('{partner}', token) ?? url }];
  });
}
