import type { Partners } from '@plaza/screens';

/** A partner that the site shares a secret with. */
export type HandOverPartner = {
  readonly token: string;
  /** Where a visitor goes on at the partner. */
  readonly url: string;
  readonly secret: string;
};

/** What a site's environment says of its partners. */
export type PartnerSettings = {
  /** The secrets shared with partners, by their names; without one nobody is handed over. */
  readonly partnerSecrets?: ReadonlyMap<string, string>;
  /** Where partners are instead of their own addresses, e.g. in development. */
  readonly partnerUrl?: string;
};

/** The partners of a site that have a secret; nobody is handed over to the others. */
export function handOverPartners(
  partners: Partners = {},
  { partnerSecrets, partnerUrl }: PartnerSettings,
): readonly HandOverPartner[] {
  return Object.entries(partners).flatMap(([token, { url }]) => {
    const secret = partnerSecrets?.get(token);
    if (!secret) return [];
    return [{ token, secret, url: partnerUrl?.replaceAll('{partner}', token) ?? url }];
  });
}
