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
  ])('rejects %s=%s by name, in one line, without its value', (name, value) => {
    const read = () => readEnvironment([name], { [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^The environment is wrong\\. ${name}: must [^\n]+$`));
    expect(read).not.toThrow(/short|password@/);
  });

  it('treats an empty variable as absent, and needs none', () => {
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnvironment(names, empty)).toEqual({});
    expect(readEnvironment(names, {})).toEqual({});
  });

  it('reads only the variables that it is asked for', () => {
    expect(readEnvironment(['LEADS_SERVICE_PORT'], { REVALIDATE_SECRET: 'short' })).toEqual({});
  });

  it('never throws anything else, whatever the values', () => {
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
