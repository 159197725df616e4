import { checkSettings } from '@plaza/page-cache';
import { type Vendor, vendors } from '@plaza/tracking';
import { describe, expect, it } from 'vitest';
import { allowedSources } from './allowed-sources.ts';

describe('allowed hosts', () => {
  it('allows no host without vendors', () => {
    expect(allowedSources([])).toEqual({});
  });

  it('allows each host of enabled vendors and of the site once', () => {
    const sources = allowedSources(['bing', 'clarity'], {
      own: { 'img-src': ['https://c.bing.com'] },
      countries: ['ES'],
    });
    expect(sources['img-src']).toEqual([
      'https://bat.bing.com',
      'https://bat.bing.net',
      'https://*.clarity.ms',
      'https://c.bing.com',
    ]);
    expect(JSON.stringify(sources)).not.toMatch(/facebook|google|tiktok/);
  });

  it.each([
    ['connect-src', 'analytics.google.com'],
    ['connect-src', 'region1.analytics.google.com'],
    ['connect-src', 'stats.g.doubleclick.net'],
    ['connect-src', 'pagead2.googlesyndication.com'],
    ['connect-src', 'www.googleadservices.com'],
    ['connect-src', 'www.google.es'],
    ['img-src', 'pagead2.googlesyndication.com'],
    ['img-src', 'www.googleadservices.com'],
    ['img-src', 'googleads.g.doubleclick.net'],
    ['img-src', 'www.google.com.mx'],
    ['frame-src', 'td.doubleclick.net'],
    ['frame-src', 'www.googletagmanager.com'],
  ] as const)('allows what Google documents: %s %s', (directive, host) => {
    const sources = allowedSources(['google'], { countries: ['ES', 'MX', 'US'] })[directive] ?? [];
    const matches = (source: string) =>
      source === `https://${host}` ||
      (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)));
    expect(sources.filter(matches)).toHaveLength(1);
  });

  it.each(Object.keys(vendors) as Vendor[])('%s has valid policy sources', (vendor) => {
    const contentSecurityPolicy = allowedSources([vendor]);
    expect(contentSecurityPolicy['script-src']).not.toHaveLength(0);
    const settings = { url: 'https://olivar.example', contentSecurityPolicy };
    expect(checkSettings(settings)).toBe(settings);
    for (const source of Object.values(contentSecurityPolicy).flat())
      expect(source).toMatch(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(\/[\w./-]*)?$/);
    // Clarity's scripts are in folders by version, which no policy can name in advance.
    const scripts = contentSecurityPolicy['script-src']?.filter((it) => !it.includes('//scripts.'));
    for (const script of scripts ?? []) expect(new URL(script).pathname.length).toBeGreaterThan(1);
  });
});
