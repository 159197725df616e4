import { nodesOf, textsOf } from '@plaza/check';
import { interfaceOf } from '../interface-of.ts';
import type { CheckedSite, Entry, Finding, SiteRule } from '../model.ts';

/**
 * The cookie policy lists the declared cookies through the block, and mentions the consent
 * settings.
 */
export const cookiePolicy: SiteRule = async (site) => {
  const policies = site
    .entries('pages')
    .filter(({ value }) => value.pageType === 'CookiePolicy')
    .filter(({ value }) => site.plaza.site.marketByLocale.has(value.locale));
  const found = await Promise.all(
    policies.map(async (policy) => [
      ...tableFindings(site, policy),
      ...(await settingsFindings(site, policy)),
    ]),
  );
  return found.flat();
};

const TABLE = 'CookieTableBlock';

function tableFindings({ entries }: CheckedSite, { file, value }: Entry<'pages'>): Finding[] {
  const tables = nodesOf(value.body).filter(({ node }) => node.type === TABLE);
  const missing: Finding = {
    file,
    path: ['body'],
    message: 'the policy does not list the declared cookies',
    hint: `Add the block ${TABLE} to the text.`,
  };
  const described = new Map(
    entries('website-cookies').flatMap((provider) =>
      provider.value.cookies.map(({ name, description }) => [description, name] as const),
    ),
  );
  const copied = textsOf(value.body).flatMap(({ path, text }) => {
    const name = described.get(text);
    if (name === undefined) return [];
    const message = `${name} is described in the text, so it may differ from its declaration`;
    return [
      { file, path: ['body', ...path], message, hint: `Let the block ${TABLE} describe it.` },
    ];
  });
  return tables.length > 0 ? copied : [missing, ...copied];
}

async function settingsFindings(site: CheckedSite, { file, value }: Entry<'pages'>) {
  const { translator } = await interfaceOf(site, value.locale);
  const label = translator?.t('consent-settings');
  if (label === undefined || textsOf(value.body).some(({ text }) => text.includes(label)))
    return [];
  const message = `the policy does not mention “${label}”, the link to the consent settings`;
  return [
    {
      file,
      path: ['body'],
      message,
      hint: 'Mention that the link is in the footer of every page.',
    },
  ];
}
