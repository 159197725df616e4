import type { Component } from '@plaza/content-client';
import { describe, expect, it } from 'vitest';
import { type InterfaceWords, interfaceWords } from '../model/interface-words.ts';
import { editedWords } from './edited-words.ts';

const own = Object.fromEntries(
  interfaceWords.map((word) => [word, `own ${word}`]),
) as InterfaceWords;
const fields = { id: 'x', locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z', name: 'x' };
const text = (value: string) => ({ type: 'text', text: value });

function richText(slug: string, ...content: object[]): Component {
  const body = { type: 'doc', content: [{ type: 'paragraph', content }] };
  return { ...fields, slug, type: 'richText', body } as Component;
}

describe('§7.1 the words of the interface come from components', () => {
  it('takes the word of a rich text by its slug, marks or none', () => {
    const components = [richText('credit-warning', text('Atención: '), text('cuesta dinero'))];
    const words = editedWords(own, components);
    expect(words['credit-warning']).toBe('Atención: cuesta dinero');
    expect(words['skip-link']).toBe('own skip-link');
  });

  it('takes heading, text and action of a banner, and the own words for what it leaves out', () => {
    const banner = {
      ...fields,
      slug: 'not-found',
      type: 'banner',
      heading: 'No está',
    } as Component;
    const words = editedWords(own, [banner]);
    expect(words['not-found-heading']).toBe('No está');
    expect(words['not-found-text']).toBe('own not-found-text');
    expect(words['not-found-action']).toBe('own not-found-action');
  });

  it.each([
    ['nothing', []],
    ['an empty text', [richText('email'), richText('email', text('  '))]],
    [
      'a slug that is no word',
      [richText('constructor', text('x')), richText('__proto__', text('x'))],
    ],
  ])('keeps every own word when the components hold %s', (_what, components) => {
    expect(editedWords(own, components)).toEqual(own);
  });
});
