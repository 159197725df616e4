import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EnvironmentVariable, environmentSchema } from '../model/environment.ts';
import { EnvironmentError, readEnvironment } from './read-environment.ts';

const names = Object.keys(environmentSchema.shape) as EnvironmentVariable[];

describe('the environment of the service and of a site', () => {
  it.each<[EnvironmentVariable, string]>([
    ['REVALIDATE_SECRET', 'short'],
    ['LEADS_SERVICE_URL', 'nonsense'],
    ['LEADS_SERVICE_URL', 'ftp://leads.example'],
    ['LEADS_SERVICE_URL', 'http://user:password@leads.example'],
    ['LEADS_SERVICE_URL', 'http://:password@leads.example'],
    ['SITE_TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '0x1'],
    ['TRUSTED_PROXY_HOPS', ' '],
    ['LEADS_SERVICE_PORT', '65536'],
    ['LEADS_SERVICE_PORT', '99999999999'],
    ['DATABASE_URL', 'mysql://user:password@host/db'],
    ['DATABASE_DIRECT_URL', 'postgres://user:password@host:port/db'],
    ['DATABASE_REPLICA_URL', 'https://user:password@host/db'],
    ['PURGE_URLS', 'http://one.internal:8081,two.internal:8081'],
    ['PURGE_URLS', 'http://user:password@one.internal:8081'],
    ['REVALIDATE_URLS', 'https://user:password@site.example'],
    ['REVALIDATE_URLS', '101=https://site.example,310=ftp://site.example'],
    ['REVALIDATE_URLS', '101=https://user:password@site.example'],
    ['REVALIDATE_URLS', '101=https://site.example,0=https://site.example'],
  ])('rejects %s=%s by name, in one line, without its value', (name, value) => {
    const read = () => readEnvironment([name], { [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^The environment is wrong\\. ${name}: must [^\n]+$`));
    expect(read).not.toThrow(/short|password@/);
  });

  it.each([
    'postgres://leads@db.example/leads',
    'postgresql://leads:p,w@one.example:5432,two.example:5433/leads?sslmode=require',
    'postgres://leads@%2Frun%2Fone,%2Frun%2Ftwo/leads',
  ])('accepts %s as the address of one or several servers', (DATABASE_URL) => {
    expect(readEnvironment(['DATABASE_URL'], { DATABASE_URL })).toEqual({ DATABASE_URL });
  });

  it('names the invalid pair of REVALIDATE_URLS and the reason', () => {
    const read = (REVALIDATE_URLS: string) => () =>
      readEnvironment(['REVALIDATE_URLS'], { REVALIDATE_URLS });
    expect(read('101=https://a.example,b=https://b.example')).toThrow(
      'websiteId of pair 2 must be a whole number',
    );
    expect(read('101=a.example')).toThrow('url of pair 1 must be an http or https address');
    expect(read('https://a.example')).toThrow('such as 101=https://site.example');
  });

  it('treats an empty variable as absent, and requires none', () => {
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnvironment(names, empty)).toEqual({});
    expect(readEnvironment(names, {})).toEqual({});
  });

  it('reads only the requested variables', () => {
    expect(readEnvironment(['LEADS_SERVICE_PORT'], { REVALIDATE_SECRET: 'short' })).toEqual({});
  });

  it('throws only EnvironmentError, for any values', () => {
    const value = fc.oneof(fc.string(), fc.webUrl(), fc.integer().map(String));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }), (variables) => {
        try {
          readEnvironment(names, variables);
        } catch (error) {
          expect(error).toBeInstanceOf(EnvironmentError);
          expect((error as Error).message).not.toContain('\n');
        }
      }),
    );
  });
});
