import type { Menu } from '@plaza/contract';
import { flowOfPageType } from '@plaza/flows';
import { homePath, type PageMatch } from '@plaza/routing';
import {
  CountryList,
  CountrySuggestion,
  PageShell,
  SiteFooter,
  SiteHeader,
  SiteMenu,
} from '@plaza/ui-blocks/react';
import type { ReactNode } from 'react';
import { partnerOf } from '../flow/partner-of.ts';
import { isFront } from '../product-list/is-front.ts';
import { oldestCheck } from '../products/oldest-check.ts';
import { pageProducts } from '../products/page-products.ts';
import type { ScreenApp, ScreenModule, ScreenProps } from '../screen.ts';
import { searchForm } from '../search/search-form.tsx';
import type { SiteContent } from '../site-content.ts';
import { findOrganization, legalDetails } from './company-details.ts';
import { consentSettingsLink } from './consent-settings-link.tsx';
import { countryLinks } from './country-links.ts';
import { arePlain, menuEntries } from './menu-entries.ts';
import { menuLinks } from './menu-links.ts';
import { requiredLinks } from './required-links.ts';

export type PageFrameProps = {
  readonly app: ScreenApp;
  readonly locale: string;
  /** Public path of the page, for marking its link in the menus. */
  readonly path: string;
  /** The page; an error page has none. */
  readonly match?: PageMatch;
  readonly content: SiteContent;
  /** What the page shows; an error page has none. */
  readonly page?: ScreenProps['page'];
  readonly frame?: ScreenModule['frame'];
  readonly children: ReactNode;
};

/** The header, main part and footer of every page; menus and company come from the service. */
export async function PageFrame(props: PageFrameProps) {
  const { app, match, content, children } = props;
  const { t } = await content.translator();
  const isMultiCountry = app.site.markets.length > 1;
  return (
    <PageShell skipLabel={t('skip-link')} header={await header(props)} footer={await footer(props)}>
      {children}
      {isMultiCountry && match && (
        <CountrySuggestion
          text={t('country-suggestion')}
          labels={{ region: t('country-choice'), stay: t('country-stay') }}
        />
      )}
    </PageShell>
  );
}

async function header(props: PageFrameProps) {
  const { app, locale, path, content, frame = 'full' } = props;
  const { t } = await content.translator();
  const menus = frame === 'full' ? await content.menus() : [];
  const { iconDrawing } = app.blocks;
  const entries = menuEntries(menus, 'header', { path, iconDrawing });
  const search = frame === 'full' && searchForm({ app, locale, t, id: 'site-search' });
  const labels = {
    navigation: t('main-navigation'),
    open: t('menu-open'),
    close: t('menu-close'),
  };
  const isPlain = arePlain(entries) && !search;
  return (
    <SiteHeader
      brand={{ name: app.site.displayName, href: homePath(app.site, locale), icon: '/icon.svg' }}
      navigation={isPlain ? menuLinks(menus, 'header', path) : []}
      menu={!isPlain && entries.length > 0 && <SiteMenu entries={entries} labels={labels} />}
      search={search}
      labels={labels}
      partner={framePartner(props)}
    />
  );
}

/** In whose name a page of a flow asks. */
function framePartner({ app, page }: PageFrameProps) {
  const flow = page && flowOfPageType(page.pageType);
  return flow && partnerOf({ app, page }, flow);
}

async function footer({ app, locale, path, match, content, page }: PageFrameProps) {
  const { t } = await content.translator();
  const [menus, components] = await Promise.all([content.menus(), content.components()]);
  const organization = findOrganization(components);
  const { iconDrawing } = app.blocks;
  const groups = footerGroups(menus, { path, iconDrawing });
  const countries = countryLinks(app.site, locale, match);
  const legal = menuLinks(menus, 'footer', path);
  return (
    <SiteFooter
      brandName={app.site.displayName}
      statement={`${t('footer-statement')} ${t('sample-data-notice')}`.trim()}
      checked={page && (await checkedOn(page, content))}
      identity={organization ? legalDetails(organization, t) : []}
      groups={groups}
      legalLinks={[...legal, ...requiredLinks(locale, legal)]}
      countries={
        countries.length > 1 && <CountryList label={t('country-choice')} countries={countries} />
      }
      settings={consentSettingsLink(app, { locale, t, components })}
      labels={{ identity: t('company-identity'), legal: t('legal-navigation') }}
    />
  );
}

/** When the figures of a list were checked; the hero of a front says it itself. */
async function checkedOn(page: ScreenProps['page'], content: SiteContent) {
  if (!page.productList || isFront(page)) return undefined;
  const { listed } = await pageProducts({ page, content });
  const date = oldestCheck(listed.map(({ product }) => product));
  const { t } = await content.translator();
  return date && t('figures-checked', { date });
}

/** The groups of the footer's own menu, or else those of the header, as columns of links. */
function footerGroups(menus: readonly Menu[], frame: Parameters<typeof menuEntries>[2]) {
  const [own, header] = ['footer', 'header'].map((slug) =>
    menuEntries(menus, slug, frame).filter(({ items }) => items),
  );
  return own?.length ? own : (header ?? []);
}
