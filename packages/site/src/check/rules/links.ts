import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceOf } from '../interface-of.ts';
import { linksOf } from '../links-of.ts';
import type { CheckedSite, Finding, SiteRule } from '../model.ts';
import { nodesOf } from '../walk-values.ts';

/** Every link leads somewhere: a page of the language, a place on it, or a safe address elsewhere. */
export const links: SiteRule = async (site) => {
  const lists = await offersFragments(site);
  return site.entities.flatMap((entity) => {
    const { file, value } = entity;
    // The address of a provider of cookies names the policy, wherever it is.
    if (entity.folder === 'website-cookies') return [];
    const locale = 'locale' in value ? value.locale : undefined;
    const own = entity.folder === 'pages' ? entity.value.path : undefined;
    return linksOf(value).flatMap(({ path, target }) => {
      const fault = linkFault(target, { site, locale, own, lists });
      return fault ? [{ file: `content/${file}`, path, ...fault }] : [];
    });
  });
};

type Context = {
  readonly site: CheckedSite;
  readonly locale: string | undefined;
  /** Route path of the page that the link is on, where it is on one page alone. */
  readonly own: string | undefined;
  /** By locale, the id of the list of offers. */
  readonly lists: ReadonlyMap<string, string>;
};

type Fault = Pick<Finding, 'message' | 'hint' | 'severity'>;

function linkFault(target: string, context: Context): Fault | undefined {
  if (target.startsWith('#')) return fragmentFault(target.slice(1), context.own, context);
  if (target.startsWith('/')) return pageFault(target, context);
  if (/^https:|^tel:/i.test(target)) return undefined;
  if (/^mailto:/i.test(target)) return mailFault(target, context.site);
  return /^http:/i.test(target)
    ? { message: `${target} is not encrypted`, hint: 'Link to the https address.' }
    : { message: `“${target}” is no address of a link`, hint: 'Write /path/, #place or https://…' };
}

function pageFault(target: string, context: Context): Fault | undefined {
  const { site, locale } = context;
  const [place = '', fragment] = target.split('#');
  const [path = ''] = place.split('?');
  const { pages } = site.plaza.site.index;
  const page = pages.get(path);
  if (!page) {
    if (existsSync(join(site.projectDir, 'public', path)) && /\.\w+$/.test(path)) return undefined;
    const close = pages.has(`${path}/`) ? ` Did you mean ${path}/?` : '';
    return {
      message: `${path} is no page of the site`,
      hint: `Link to a path of routes.ts.${close}`,
    };
  }
  if (locale && page.locale !== locale)
    return {
      message: `${path} is a page of ${page.locale}, linked from a text of ${locale}`,
      hint: `Link to the page of ${locale}.`,
    };
  if (!fragment) return undefined;
  return fragmentFault(fragment, page.route.path, { ...context, locale: page.locale });
}

function fragmentFault(
  fragment: string,
  path: string | undefined,
  { site, locale, lists }: Context,
): Fault | undefined {
  // A text that many pages show is held to the list of offers alone.
  const onPage = site
    .entries('pages')
    .find(({ value }) => value.path === path && value.locale === locale)?.value;
  if (path !== undefined && !onPage) return undefined;
  const isList = fragment === lists.get(locale ?? '') && (!onPage || onPage.productList);
  const ids = nodesOf(onPage?.body).map(({ node }) => node.attrs?.id);
  if (isList || ids.includes(fragment)) return undefined;
  return {
    message: `${path ?? 'the page'} has no place #${fragment}`,
    hint: 'Give a heading this id, or link to the page alone.',
  };
}

/** A mailbox of somebody else may be meant, such as an authority's; one of the site's own is usual. */
function mailFault(target: string, site: CheckedSite): Fault | undefined {
  const host = target.replace(/\?.*$/, '').split('@').at(-1);
  const own = new URL(site.plaza.site.url).hostname.replace(/^www\./, '');
  const named = site
    .entries('components')
    .flatMap(({ value }) => (value.type === 'organization' ? [value.organization] : []))
    .flatMap(({ email, dataProtectionEmail }) => [email, dataProtectionEmail])
    .map((email) => email?.split('@').at(-1));
  if (host === own || named.includes(host)) return undefined;
  return {
    message: `${target} is a mailbox of ${host}, not of ${own}`,
    hint: 'Correct the address, unless it is that of another organization.',
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
