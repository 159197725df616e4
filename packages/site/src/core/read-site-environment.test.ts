import { describe, expect, it } from 'vitest';
import { readSiteEnvironment } from './read-site-environment.ts';

describe('design §4: the environment of a site', () => {
  it('works without any variable', () => {
    expect(readSiteEnvironment({})).toEqual({
      leadsServiceUrl: 'http://127.0.0.1:4000',
      revalidateSecret: undefined,
      building: false,
    });
  });

  it('treats an empty variable as absent, and removes the trailing slash of a URL', () => {
    const variables = { LEADS_SERVICE_URL: 'https://leads.example/base/', REVALIDATE_SECRET: '' };
    expect(readSiteEnvironment(variables)).toMatchObject({
      leadsServiceUrl: 'https://leads.example/base',
      revalidateSecret: undefined,
    });
  });

  it('knows a preview instance by the draft API, and refuses to share its pages', () => {
    const LEADS_SERVICE_URL = 'http://127.0.0.1:4000/draft/secret-of-previews';
    expect(readSiteEnvironment({ LEADS_SERVICE_URL }).preview).toBe(true);
    const ofSite = { LEADS_SERVICE_URL: 'https://leads.example/base/draft/' };
    expect(readSiteEnvironment(ofSite)).not.toHaveProperty('preview');
    for (const shared of [{ REDIS_URL: 'redis://127.0.0.1' }, { PURGE_URLS: 'http://front' }])
      expect(() => readSiteEnvironment({ LEADS_SERVICE_URL, ...shared })).toThrow(
        'A preview instance (LEADS_SERVICE_URL is the draft API) shares no pages',
      );
  });

  it('keeps the query of the lead form URL', () => {
    const address = 'https://formulario.example/embed/?account=7';
    expect(readSiteEnvironment({ LEAD_FORM_URL: address }).leadFormUrl).toBe(address);
  });

  it('reads the secrets and the address of partners', () => {
    const secret = 'x'.repeat(32);
    const variables = {
      HAND_OVER_SECRETS: `lumen=${secret}`,
      PARTNER_URL: 'http://127.0.0.1:4100/partner/{partner}',
    };
    expect(readSiteEnvironment(variables)).toMatchObject({
      partnerSecrets: new Map([['lumen', secret]]),
      partnerUrl: variables.PARTNER_URL,
    });
    expect(() => readSiteEnvironment({ HAND_OVER_SECRETS: 'lumen=short' })).toThrow(
      'HAND_OVER_SECRETS',
    );
  });

  it('reads the number of trusted proxies', () => {
    expect(readSiteEnvironment({ SITE_TRUSTED_PROXY_HOPS: '2' }).trustedProxyHops).toBe(2);
  });

  it('reads how many pages are rendered before the site is ready', () => {
    expect(readSiteEnvironment({ SITE_WARM_PAGES: '0' }).warmPages).toBe(0);
    expect(readSiteEnvironment({})).not.toHaveProperty('warmPages');
  });

  it('reads the test mode', () => {
    expect(readSiteEnvironment({ SITE_TEST_MODE: '1' }).testMode).toBe(true);
    expect(readSiteEnvironment({ SITE_TEST_MODE: '0' })).not.toHaveProperty('testMode');
  });

  it('detects development', () => {
    expect(readSiteEnvironment({ NODE_ENV: 'development' }).developing).toBe(true);
    expect(readSiteEnvironment({ NODE_ENV: 'production' })).not.toHaveProperty('developing');
  });

  it('reads the fronts that are notified of what expires', () => {
    const PURGE_URLS = 'http://one.internal:8081, http://[::1]:8081,';
    const purgeUrls = ['http://one.internal:8081', 'http://[::1]:8081'];
    expect(readSiteEnvironment({ PURGE_URLS })).toMatchObject({ purgeUrls });
    expect(readSiteEnvironment({ PURGE_URLS: ' , ' })).not.toHaveProperty('purgeUrls');
  });

  it('requires the secret of revalidations from instances that share pages in production', () => {
    const shared = { NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:6379' };
    expect(() => readSiteEnvironment(shared)).toThrow(/REVALIDATE_SECRET: is missing.*openssl/);
    const example = { ...shared, REVALIDATE_SECRET: 'change-me-change-me' };
    expect(() => readSiteEnvironment(example)).toThrow('is a value from an example');
    const build = { ...shared, NEXT_PHASE: 'phase-production-build' };
    expect(readSiteEnvironment(build).building).toBe(true);
    expect(readSiteEnvironment({ NODE_ENV: 'production' }).revalidateSecret).toBeUndefined();
  });

  it('detects a build', () => {
    expect(readSiteEnvironment({ NEXT_PHASE: 'phase-production-build' }).building).toBe(true);
    expect(readSiteEnvironment({ NEXT_PHASE: 'phase-production-server' }).building).toBe(false);
  });

  it.each([
    ['LEADS_SERVICE_URL', 'leads:4000'],
    ['LEADS_SERVICE_URL', 'file:///etc/passwd'],
    ['LEADS_SERVICE_URL', 'http://user:password@leads.example'],
    ['LEADS_SERVICE_URL', 'nonsense'],
    ['LEAD_FORM_URL', '//formulario.example'],
    ['LEAD_FORM_URL', 'javascript:alert(1)'],
    ['REVALIDATE_SECRET', 'short'],
    ['SITE_TRUSTED_PROXY_HOPS', '-1'],
    ['SITE_TRUSTED_PROXY_HOPS', 'two'],
    ['SITE_WARM_PAGES', 'all'],
    ['SITE_TEST_MODE', 'yes'],
    ['PAGE_CACHE_REQUEST_HANDLER', 'off'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['DEPLOYMENT_ID', 'a b'],
  ])('names %s=%s as invalid, without repeating a secret', (name, value) => {
    const read = () => readSiteEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`${name}: must `));
    expect(read).not.toThrow(/password|short/);
  });

  it('lists all invalid variables at once', () => {
    const read = () => readSiteEnvironment({ LEADS_SERVICE_URL: 'x', REVALIDATE_SECRET: 'y' });
    expect(read).toThrow(/LEADS_SERVICE_URL.*REVALIDATE_SECRET/);
  });
});
