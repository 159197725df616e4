import type { Provider } from '@plaza/contract';
import { absoluteHref } from '@plaza/routing';
import type { FinancialService } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';

/** A company with the details that its page shows. */
export function providerNode(
  { app, match }: Pick<ScreenProps, 'app' | 'match'>,
  { name, legalName, summary, website, licence, address, foundedYear, complaints }: Provider,
): FinancialService {
  const { email, phone } = complaints;
  return {
    '@type': 'FinancialService',
    name,
    legalName,
    description: summary,
    url: absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    sameAs: website,
    identifier: {
      '@type': 'PropertyValue',
      name: licence.authority,
      value: licence.number,
      ...(licence.url && { url: licence.url }),
    },
    ...(address && { address: address.join(', ') }),
    ...(foundedYear && { foundingDate: `${foundedYear}` }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}
