import type { Component } from '@plaza/contract';
import { entriesOf, type InterfaceFile, interfaceMessages } from '@plaza/i18n';
import { defineRoutes, defineSite } from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../core/log.ts';
import { editedTranslator } from '../react/edited-translator.ts';
import { type AppConfig, defineApp } from './define-app.ts';

const site = defineRoutes<ScreenChoice>(
  defineSite({
    id: 75,
    url: 'https://plaza.example',
    displayName: 'Plaza',
    productType: 1,
    countries: [
      { id: 13, locale: 'es-ES', pathPrefix: 'es', currency: { name: 'EUR' }, phoneCode: '34' },
      { id: 14, locale: 'nb-NO', pathPrefix: 'no', currency: { name: 'NOK' }, phoneCode: '47' },
    ],
  }),
  [],
);

/** A locale file whose texts are their key, their arguments and the locale. */
async function file(locale: string): Promise<{ default: InterfaceFile }> {
  const texts = entriesOf(interfaceMessages, locale).map(({ fileKey, key }) => {
    const names = Object.keys(interfaceMessages[key as keyof typeof interfaceMessages]);
    return [fileKey, [fileKey, ...names.map((name) => `{${name}}`), locale].join(' ')];
  });
  return { default: Object.fromEntries(texts) };
}

const locales = { 'es-ES': () => file('es-ES'), 'nb-NO': () => file('nb-NO') };

function app(changes: Partial<AppConfig> = {}) {
  const log: LogEntry[] = [];
  const rest = { site, environment: {}, tokens: {} } as unknown as AppConfig;
  return { log, app: defineApp({ ...rest, locales, log: (it) => log.push(it), ...changes }) };
}

const richText = (slug: string, text: string) => {
  const body = { type: 'doc', content: [{ type: 'text', text }] };
  return { slug, type: 'richText', body } as unknown as Component;
};

describe('the messages of an app', () => {
  it('are required for every locale of the site', () => {
    const italian = { ...site, markets: [{ ...site.markets[0], locale: 'it-IT' }] };
    expect(() => app({ site: italian as never })).toThrow('The app has no locales/it-IT.json');
    expect(() => app({ locales: {} })).not.toThrow();
  });

  it('use the locale and the currency of each country', async () => {
    const it = app().app;
    const say = async (locale: string) => {
      const { t } = await editedTranslator(it, locale, []);
      return t('instalments', { count: 2, amount: 1000 }).replaceAll(/\s/g, ' ');
    };
    expect(await Promise.all([say('es-ES'), say('nb-NO')])).toEqual([
      'instalments_other 2 1000 € es-ES',
      'instalments_other 2 1 000 kr nb-NO',
    ]);
    await expect(say('sv-SE')).rejects.toThrow('Could not find country details for locale sv-SE');
  });

  it('can be overridden by editors; invalid overrides are logged as errors', async () => {
    const { app: it, log } = app();
    const components = [richText('email', 'Buzón'), richText('last-updated', '{fecha}')];
    const { t } = await editedTranslator(it, 'es-ES', components);
    expect(t('email')).toBe('Buzón');
    expect(t('last-updated', { date: '2026-11-20' })).toBe(
      'last-updated 20 de noviembre de 2026 es-ES',
    );
    expect(log).toEqual([
      {
        level: 'error',
        event: 'edited-text-refused',
        locale: 'es-ES',
        fileKey: 'last-updated',
        error: new Error(
          "The edited text 'last-updated' (es-ES) is invalid: there is no argument {fecha}; {date} is missing",
        ),
      },
    ]);
  });

  it('report their locale and namespace when they fail to load', async () => {
    const broken = async () => ({ default: { email: 'Correo {' } as unknown as InterfaceFile });
    const { app: it } = app({ locales: { ...locales, 'es-ES': broken } });
    const failure = editedTranslator(it, 'es-ES', []);
    await expect(failure).rejects.toThrow(/^Messages 'interface' of es-ES: .*email: a brace holds/);
  });
});
