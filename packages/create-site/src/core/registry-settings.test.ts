import { expect, it } from 'vitest';
import { registrySettings } from './registry-settings.ts';

const credential = (host: string, variable: string) => `//${host}/:_authToken=$\{${variable}}`;

it('carries the registry of the scope and nothing else', () => {
  const npmrc = [
    '# ours',
    'save-exact=true',
    '@other:registry=https://npm.other.example/',
    ' @plaza:registry = https://npm.plaza.example/team/ ',
    credential('npm.other.example', 'OTHER_TOKEN'),
  ].join('\n');
  expect(registrySettings(npmrc)).toEqual({
    text: '@plaza:registry=https://npm.plaza.example/team/\n',
    withheld: [],
  });
});

it('carries a credential that names a variable, and never one that is written out', () => {
  const registry = '@plaza:registry=https://npm.plaza.example/';
  const reference = credential('npm.plaza.example', 'PLAZA_TOKEN');
  expect(registrySettings(`${registry}\n${reference}`).text).toBe(`${registry}\n${reference}\n`);
  const secret = '//npm.plaza.example/:_authToken=npm_0123456789';
  expect(registrySettings(`${registry}\r\n${secret}`)).toEqual({
    text: `${registry}\n`,
    withheld: ['npm.plaza.example'],
  });
});

it('has nothing to carry without a registry of the scope', () => {
  expect(registrySettings('registry=https://npm.other.example/\n').text).toBe('');
  expect(registrySettings().text).toBe('');
});
