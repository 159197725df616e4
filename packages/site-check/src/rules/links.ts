import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { linksOf, nodesOf } from '@plaza/check';
import { resolveRequest } from '@plaza/routing';
import { interfaceOf } from '../interface-of.ts';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';

/** Links resolve: to a page of the same language, an anchor on it, or a safe external URL. */
export const links: SiteRule = async (site) => {
  const lists = await offersFragments(site);
  return site.entities.flatMap((entity) => {
    const { file, value } = entity;
    // A cookie provider's URL is its policy, on any host.
    if (entity.folder === 'website-cookies') return [];
    const locale = 'locale' in value ? value.locale : undefined;
    const own = entity.folder === 'pages' ? entity.value.path : undefined;
    return linksOf(value).flatMap(({ path, target }) => {
      const finding = linkFinding(target, { site, locale, own, lists });
      return finding ? [{ file: `content/${file}`, path, ...finding }] : [];
    });
  });
};

type Context = {
  readonly site: CheckedSite;
  readonly locale: string | undefined;
  /** Route path of the page that contains the link, if it is on a single page. */
  readonly own: string | undefined;
  /** The anchor of the offer list, by locale. */
  readonly lists: ReadonlyMap<string, string>;
};

type LocalFinding = Pick<Finding, 'message' | 'hint' | 'severity'>;

function linkFinding(target: string, context: Context): LocalFinding | undefined {
  if (target.startsWith('#')) return fragmentFinding(target.slice(1), context.own, context);
  if (target.startsWith('/')) return pageFinding(target, context);
  if (/^https:|^tel:/i.test(target)) return undefined;
  if (/^mailto:/i.test(target)) return mailFinding(target, context.site);
  // What is no link at all is found in `@plaza/check`.
  return /^http:/i.test(target)
    ? { message: `${target} is not https`, hint: 'Link to the https address.' }
    : undefined;
}

function pageFinding(target: string, context: Context): LocalFinding | undefined {
  const { site, locale } = context;
  const [place = '', fragment] = target.split('#');
  const [path = ''] = place.split('?');
  const page = resolveRequest(site.plaza.site, null, path);
  if (page.kind !== 'page') {
    if (existsSync(join(site.projectDir, 'public', path)) && /\.\w+$/.test(path)) return undefined;
    const close = page.kind === 'redirect' ? ` Did you mean ${page.location}?` : '';
    return {
      message: `${path} is not a page of the site`,
      hint: `Link to a path in routes.ts.${close}`,
    };
  }
  if (locale && page.locale !== locale)
    return {
      message: `${path} is a page in ${page.locale}, but the text is in ${locale}`,
      hint: `Link to the page in ${locale}.`,
    };
  if (!fragment) return undefined;
  return fragmentFinding(fragment, page.route.path, { ...context, locale: page.locale });
}

function fragmentFinding(
  fragment: string,
  path: string | undefined,
  { site, locale, lists }: Context,
): LocalFinding | undefined {
  // In texts shared by several pages, only the anchor of the offer list is known.
  const onPage = site
    .entries('pages')
    .find(({ value }) => value.path === path && value.locale === locale)?.value;
  if (path !== undefined && !onPage) return undefined;
  const isList = fragment === lists.get(locale ?? '') && (!onPage || onPage.productList);
  const ids = nodesOf(onPage?.body).map(({ node }) => node.attrs?.id);
  if (isList || ids.includes(fragment)) return undefined;
  if (onPage && entryAnchors(site, onPage).includes(fragment)) return undefined;
  return {
    message: `${path ?? 'the page'} has no anchor #${fragment}`,
    hint: 'Give a heading this id, or link to the page.',
  };
}

/** The anchors of the entries that a page shows without their having pages of their own. */
function entryAnchors(
  { entries }: CheckedSite,
  { pageType, locale }: { readonly pageType: string; readonly locale: string },
): string[] {
  if (pageType === 'Glossary')
    return entries('glossary-terms').flatMap(({ value }) =>
      value.locale === locale ? [value.slug] : [],
    );
  if (pageType === 'FAQ')
    return entries('question-groups').flatMap(({ value }) =>
      value.locale === locale ? [value.slug, ...value.questions.map(({ id }) => id)] : [],
    );
  return [];
}

/** A foreign mailbox may be intended, such as an authority's. */
function mailFinding(target: string, site: CheckedSite): LocalFinding | undefined {
  const host = target.replace(/\?.*$/, '').split('@').at(-1);
  const own = new URL(site.plaza.site.url).hostname.replace(/^www\./, '');
  const named = site
    .entries('components')
    .flatMap(({ value }) => (value.type === 'organization' ? [value.organization] : []))
    .flatMap(({ email, dataProtectionEmail }) => [email, dataProtectionEmail])
    .map((email) => email?.split('@').at(-1));
  if (host === own || named.includes(host)) return undefined;
  return {
    message: `${target} is a mailbox at ${host}, not at ${own}`,
    hint: 'Correct the address, unless it belongs to another organization.',
    severity: 'warning',
  };
}

async function offersFragments({ plaza, ...site }: CheckedSite): Promise<Map<string, string>> {
  const found = await Promise.all(
    plaza.site.markets.map(async ({ locale }) => {
      const { translator } = await interfaceOf({ ...site, plaza }, locale);
      return [locale, translator?.t('offers-fragment') ?? ''] as const;
    }),
  );
  return new Map(found);
}
