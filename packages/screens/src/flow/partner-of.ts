import type { FlowTable } from '@plaza/flows';
import type { Partner } from '../partners.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * The partner of a page: the one its content names, otherwise the one its flow does.
 *
 * @throws {Error} for a token that the site has no partner for
 */
export function partnerOf(
  { app, page }: Pick<ScreenProps, 'app' | 'page'>,
  flow: FlowTable,
): (Partner & { readonly token: string }) | undefined {
  const token = page.whiteLabel ?? flow.handOver?.partner;
  const { partners = {} } = app;
  const partner = token !== undefined && Object.hasOwn(partners, token) && partners[token];
  if (token !== undefined && partner) return { ...partner, token };
  if (page.whiteLabel) throw new Error(`The site has no partner '${page.whiteLabel}'`);
  return undefined;
}
