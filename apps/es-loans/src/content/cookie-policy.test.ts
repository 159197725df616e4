import { describe, expect, test } from 'vitest';
import { entriesOf, pageAt } from './olivar.ts';
import { linesOf, nodesOf } from './read-document.ts';

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
  test('the policy lists what the site declares, and repeats none of it', () => {
    const blocks = nodesOf(policy.body).filter(({ type }) => type === 'CookieTableBlock');
    expect(blocks).toHaveLength(1);
    const written = linesOf(policy.body).join('\n');
    for (const { description } of providers.flatMap(({ cookies }) => cookies))
      expect(written).not.toContain(description);
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
