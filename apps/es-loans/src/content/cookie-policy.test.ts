import { describe, expect, test } from 'vitest';
import { entriesOf, olivar, pageAt } from './olivar.ts';
import { linesOf, tablesOf } from './read-document.ts';

const CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
const providers = entriesOf('website-cookies');
const policy = pageAt('/politica-de-cookies/');

/** §3.2: the cookies of tracking data, by the name in brackets or else the field's own. */
const TRACKING_COOKIES = `adtractionClickId channelName er email facebookClickId googleClickId
  impressionId iwc microsoftClickId nd bnd ni phone pnr pubid rejectClickId sd subId
  tiktokClickId uniqueUserId userInputId userInputToken`.split(/\s+/);

const cookieNamed = (name: string) => {
  const cookie = providers.flatMap(({ cookies }) => cookies).find((c) => c.name === name);
  if (!cookie) throw new Error(`There is no cookie ${name}`);
  return cookie;
};

describe('§3.3: the cookie policy and the cookies of the website', () => {
  const shownName = (name: string) => (name === 'Internal' ? olivar.website.displayName : name);
  const [tables] = [tablesOf(policy.body)];

  test.each(CATEGORIES.map((category, index) => ({ category, index })))(
    'the table of $category cookies is the enabled cookies of the category',
    ({ category, index }) => {
      const enabled = providers
        .filter((provider) => provider.category === category)
        .flatMap(({ providerName, cookies }) =>
          cookies
            .filter((cookie) => cookie.enabled)
            .map(({ name, description, expiration, type }) =>
              [name, shownName(providerName), description, expiration, type].join(' | '),
            ),
        );
      const rows = tables[index]?.slice(1).map((row) => row.join(' | ')) ?? [];
      expect(enabled.length).toBeGreaterThan(0);
      expect(rows.toSorted()).toEqual(enabled.toSorted());
    },
  );

  test('a cookie that is not enabled is not shown', () => {
    const disabled = providers.flatMap(({ cookies }) => cookies.filter((c) => !c.enabled));
    const lines = linesOf(policy.body);
    expect(disabled.length).toBeGreaterThan(0);
    for (const { name } of disabled) expect(lines).not.toContain(name);
  });

  test('each category is described in the words of its entry', () => {
    const lines = linesOf(policy.body);
    for (const { locale, description } of entriesOf('cookie-categories'))
      expect(lines.includes(description)).toBe(locale === 'es-ES');
  });

  test('§7.1: both the site’s locale and en-US have every category', () => {
    for (const locale of ['es-ES', 'en-US']) {
      const own = entriesOf('cookie-categories').filter((entry) => entry.locale === locale);
      expect(own.map(({ category }) => category).toSorted()).toEqual(CATEGORIES.toSorted());
    }
  });
});

describe('§3.2, design §4: the register names every cookie of the product', () => {
  test.each([...TRACKING_COOKIES, 'googleClickIdAlias'])(
    '%s needs consent to marketing',
    (name) => {
      const owner = providers.find(({ cookies }) => cookies.includes(cookieNamed(name)));
      expect([owner?.providerName, owner?.category]).toEqual(['Internal', 'marketing']);
    },
  );

  test.each([
    ['consent', 'necessary'],
    ['geo', 'necessary'],
    ['locale', 'preferences'],
    ['viewedProducts', 'marketing'],
    ['_clck', 'statistics'],
    ['_ga', 'marketing'],
    ['_fbp', 'marketing'],
    ['_uetsid', 'marketing'],
    ['_ttp', 'marketing'],
    ['plaza:reloads', 'necessary'],
    ['plaza:lost-chunk', 'necessary'],
  ])('%s is %s', (name, category) => {
    const owner = providers.find(({ cookies }) => cookies.includes(cookieNamed(name)));
    expect(owner?.category).toBe(category);
  });

  // What each vendor's sequence of withdrawal has to delete.
  test.each([
    ['Google', ['_ga', '_ga_*', '_gcl_*']],
    ['Meta', ['_fbp', '_fbc']],
    ['Microsoft Advertising', ['_uetsid', '_uetvid', '_uetmsclkid']],
    ['TikTok', ['_ttp', '_tt_enable_cookie', 'ttclid']],
    ['Microsoft Clarity', ['_clck', '_clsk', '_cltk']],
  ])('a withdrawal finds what %s leaves behind: %j', (vendor, names) => {
    const cookies = providers.filter(({ providerName }) => providerName === vendor);
    const enabled = cookies.flatMap((provider) => provider.cookies.filter((c) => c.enabled));
    expect(enabled.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['consent', '1 año'],
    ['locale', '30 días'],
    ['viewedProducts', '30 días'],
    ['impressionId', '30 días'],
    ['subId', '30 días'],
    ['email', '2 años'],
    ['phone', '2 años'],
    ['uniqueUserId', '2 años'],
  ])('§9: %s lasts %s', (name, expiration) => {
    expect(cookieNamed(name).expiration).toBe(expiration);
  });
});

test.each(['/politica-de-cookies/', '/politica-de-privacidad/'])(
  '%s tells of the proof of a decision, and how long it is kept',
  (path) => {
    const lines = linesOf(pageAt(path).body).join('\n');
    expect(lines).toMatch(/cinco años una prueba|5 años desde la decisión/);
    expect(lines).toContain('un identificador aleatorio');
    expect(lines).toContain('No contiene tu nombre, tu dirección IP ni datos de tu navegador.');
  },
);
