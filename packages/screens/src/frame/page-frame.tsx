import { homePath } from '@plaza/routing';
import { PageShell, SiteFooter, SiteHeader } from '@plaza/ui-blocks/react';
import type { ReactNode } from 'react';
import type { ScreenApp, ScreenModule } from '../screen.ts';
import type { SiteContent } from '../site-content.ts';
import { findOrganization, legalDetails } from './company-details.ts';
import { consentSettingsLink } from './consent-settings-link.tsx';
import { menuLinks } from './menu-links.ts';

export type PageFrameProps = {
  readonly app: ScreenApp;
  readonly locale: string;
  /** Public path of the page, for marking its link in the menus. */
  readonly path: string;
  readonly content: SiteContent;
  readonly frame?: ScreenModule['frame'];
  readonly children: ReactNode;
};

/** The header, main part and footer of every page; menus and company come from the service. */
export async function PageFrame(props: PageFrameProps) {
  const { app, locale, path, content, frame = 'full', children } = props;
  const { t } = await content.translator();
  const [menus, components] = await Promise.all([content.menus(), content.components()]);
  const organization = findOrganization(components);
  const brandName = app.site.displayName;
  return (
    <PageShell
      skipLabel={t('skip-link')}
      header={
        <SiteHeader
          brand={{ name: brandName, href: homePath(app.site, locale) }}
          navigation={frame === 'full' ? menuLinks(menus, 'header', path) : []}
          labels={{ navigation: t('main-navigation') }}
        />
      }
      footer={
        <SiteFooter
          brandName={brandName}
          statement={`${t('footer-statement')} ${t('sample-data-notice')}`.trim()}
          identity={organization ? legalDetails(organization, t) : []}
          legalLinks={menuLinks(menus, 'footer', path)}
          settings={consentSettingsLink(app, {
            ...{ locale, components },
            label: t('consent-settings'),
          })}
          labels={{ identity: t('company-identity'), legal: t('legal-navigation') }}
        />
      }
    >
      {children}
    </PageShell>
  );
}
