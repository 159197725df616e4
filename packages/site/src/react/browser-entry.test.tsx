import { severalCountries } from '@plaza/screens/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speculationRules } from '../core/speculation-rules.ts';
import type { App } from './app.ts';
import { BrowserEntry } from './browser-entry.tsx';

const environment = { leadsServiceUrl: '', revalidateSecret: undefined, building: true };
const site = { markets: [], routes: [] } as unknown as App['site'];
const html = (sentryDsn?: string) =>
  renderToStaticMarkup(
    <BrowserEntry environment={{ ...environment, ...(sentryDsn && { sentryDsn }) }} site={site} />,
  );

test('design §3.6 a page loads one module from its own origin, marked with data-plaza', () => {
  expect(html().match(/<script type="module"[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script type="module" src="\/_plaza\/entry[^"]*\.js" data-plaza="">$/),
  ]);
});

test('loads the inspector first in development, and never in production', () => {
  const developing = renderToStaticMarkup(
    <BrowserEntry environment={{ ...environment, developing: true }} site={site} />,
  );
  expect(developing).toMatch(/^<script type="module" src="\/_plaza\/inspector[^"]*\.js"/);
  expect(html()).not.toContain('inspector');
});

test('§8 includes the DSN for error reports only if there is one', () => {
  expect(html('https://key@reports.example/7')).toContain(
    'data-sentry-dsn="https://key@reports.example/7"',
  );
  expect(html()).not.toContain('sentry');
});

test('§2.2 writes the speculation rules as JSON', () => {
  const [, json = ''] = /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(html()) ?? [];
  expect(JSON.parse(json)).toEqual(speculationRules);
});

test('§2.2 a site of several countries loads an entry that knows of them', () => {
  const large = renderToStaticMarkup(
    <BrowserEntry environment={environment} site={severalCountries as App['site']} />,
  );
  expect(large).toMatch(/src="\/_plaza\/large-site[^"]*\.js"/);
  expect(html()).not.toContain('large-site');
});
