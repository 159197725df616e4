/**
 * Reads the secrets that a site shares with its partners.
 *
 * @param value `moneyman=<secret>,moneezy=<secret>`
 * @throws {Error} naming the entry that has no partner, no secret or too short a one
 */
export function readPartnerSecrets(value: string | undefined): ReadonlyMap<string, string> {
  const entries = (value ?? '').split(',').filter((entry) => entry.trim() !== '');
  return new Map(
    entries.map((entry) => {
      const [partner = '', secret = ''] = entry.trim().split(/=(.*)/s);
      if (!/^[a-z0-9][a-z0-9-]*$/.test(partner) || secret.length < 32)
        throw new Error(
          `HAND_OVER_SECRETS: '${partner}' needs the form partner=secret, with at least 32 characters`,
        );
      return [partner, secret] as const;
    }),
  );
}
