import { checkSettings } from '@plaza/page-cache';
import { type Vendor, vendors } from '@plaza/tracking';
import { sixVendors } from '@plaza/tracking/testing';
import { describe, expect, it } from 'vitest';
import { allowedSources } from './allowed-sources.ts';

describe('allowed hosts', () => {
  it('allows no host without vendors', () => {
    expect(allowedSources([])).toEqual({});
  });

  it('allows each host of enabled vendors and of the site once', () => {
    const sources = allowedSources(['bing', 'clarity'], { 'img-src': ['https://c.bing.com'] });
    expect(sources['img-src']).toEqual([
      'https://bat.bing.com',
      'https://bat.bing.net',
      'https://*.clarity.ms',
      'https://c.bing.com',
    ]);
    expect(JSON.stringify(sources)).not.toMatch(/facebook|google|tiktok/);
  });

  it('allows the hosts of an added vendor, including frames', () => {
    expect(allowedSources(['pinterest'], {}, sixVendors)).toEqual({
      'connect-src': ['https://ct.pinterest.com'],
      'frame-src': ['https://ct.pinterest.com'],
      'img-src': ['https://ct.pinterest.com'],
      'script-src': ['https://s.pinimg.com/ct/'],
    });
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
