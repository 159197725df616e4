import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConsentDialog, type ConsentDialogProps } from './react/consent-dialog.tsx';
import { ConsentFragment } from './react/consent-fragment.tsx';
import { dialogLocales } from './testing/dialog-locales.ts';
import { sampleDialog } from './testing/sample-dialog.ts';

const sample = sampleDialog(dialogLocales['en-US']);
const { texts } = sample.content;
const htmlOf = (initial?: ConsentDialogProps['initial']) =>
  renderToStaticMarkup(<ConsentDialog {...sample} {...(initial && { initial })} />);
const html = htmlOf();
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe('§2.5 the server-rendered dialog', () => {
  test('is closed and named by its title', () => {
    expect(html).toMatch(
      /^<dialog class="pz-consent" data-consent-dialog="true" aria-labelledby="pz-consent-title">/,
    );
    expect(html).toContain(
      'id="pz-consent-title" tabindex="-1" autofocus="">Cookie preferences</h2>',
    );
  });

  test('has three tabs and selects the first', () => {
    expect(all(html, /role="tab"[^>]*aria-selected="(\w+)"/g)).toEqual(['true', 'false', 'false']);
    expect(all(html, /role="tab"[^>]*>([^<]*)</g)).toEqual(Object.values(texts.tabs));
    expect(all(html, /role="tabpanel" id="pz-consent-(\w+)"[^>]*hidden/g)).toEqual([
      'details',
      'about',
    ]);
  });

  test('has one toggle per category; necessary is on and disabled', () => {
    const toggles = all(html, /<label class="pz-consent__toggle">(.*?)<\/label>/g);
    expect(toggles.map((toggle) => toggle?.match(/^[^<]*/)?.[0])).toEqual(
      Object.values(texts.consentKeys ?? {}),
    );
    const standing = toggles.map((toggle) => toggle?.match(/ (?:disabled|checked)=""/g) ?? []);
    expect(standing).toEqual([[' disabled=""', ' checked=""'], [], [], []]);
  });

  test('law.md describes each toggle and links both policies', () => {
    for (const { category, description } of sample.content.categories) {
      expect(html).toContain(`name="${category}"`);
      expect(html).toContain(`aria-describedby="pz-consent-${category}"`);
      expect(html).toContain(`id="pz-consent-${category}">${description}</p>`);
    }
    expect(all(html, /class="pz-consent__policy" href="([^"]*)">([^<]*)</g)).toEqual([
      '/politica-de-cookies/',
      '/politica-de-privacidad/',
    ]);
  });

  test('has two decision buttons, and with refuseAll a third while an optional category is on', () => {
    const buttonsOf = (text: string) => all(text, /(data-consent-button="\w+"[^>]*)>/g);
    expect(buttonsOf(html)).toHaveLength(2);
    const third = (choices: object) =>
      buttonsOf(
        renderToStaticMarkup(<ConsentDialog {...sample} refuseAll initial={{ choices }} />),
      );
    expect(third({})).toHaveLength(3);
    expect(third({})[0]).toContain('data-consent-button="none"');
    expect(third({})[0]).toContain('hidden');
    expect(third({ marketing: true })[0]).not.toContain('hidden');
  });

  test('lists providers with a link and their enabled cookies', () => {
    expect(all(html, /<h3>(.*?)<\/h3>/g)).toEqual([
      'Olivar',
      'Olivar',
      'Microsoft Clarity',
      'Google',
      'Meta',
    ]);
    expect(all(html, /<a href="([^"]*)"/g).slice(0, 3)).toEqual([
      '/politica-de-cookies/',
      '/politica-de-cookies/',
      'https://privacy.microsoft.com/privacystatement',
    ]);
    expect(html).toContain('>Learn more about Google</a>');
    expect(all(html, /<code>(.*?)<\/code>/g)).toEqual([
      'consent',
      'locale',
      '_clck',
      '_clsk',
      '_ga_*',
      '_fbp',
    ]);
    expect(html).toContain(
      '<dl><div><dt>Expires</dt><dd>1 year</dd></div><div><dt>Type</dt><dd>HTTP</dd></div></dl>',
    );
  });

  test.each([
    [{}, 'Reject', 'Accept selected'],
    [{ statistics: true }, 'Accept selected', 'Reject'],
  ])('with %o the other button says %s', (choices, shown, hidden) => {
    const text = htmlOf({ choices });
    expect(text).toMatch(new RegExp(`<span data-consent-label="\\w+">${shown}</span>`));
    expect(text).toMatch(new RegExp(`<span data-consent-label="\\w+" hidden="">${hidden}</span>`));
  });
});

test('§3.3 splits texts into paragraphs at blank lines and escapes HTML', () => {
  const text = 'One <b>\nmore\n\n \nTwo';
  const content = { ...sample.content, texts: { ...texts, about: text } };
  const about = renderToStaticMarkup(<ConsentDialog {...sample} content={content} />);
  expect(about).toContain('<p>One &lt;b&gt;\nmore</p><p>Two</p></div>');
});

test('design §3 the fragment carries its style sheet in a template and has nothing inline', () => {
  const fragment = renderToStaticMarkup(<ConsentFragment {...sample} styles="a > b {}" />);
  expect(fragment).toBe(`<template data-consent-styles="true">a &gt; b {}</template>${html}`);
  expect(fragment).not.toMatch(/<style|<script|style=|\son\w+=/);
});
