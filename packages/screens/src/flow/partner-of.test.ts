import { FLOWS } from '@plaza/flows';
import { expect, test } from 'vitest';
import type { ScreenProps } from '../screen.ts';
import { partnerOf } from './partner-of.ts';

const lumen = { name: 'Lumen', legalName: 'Lumen Ltd', url: 'https://lumen.example' };
const mezza = { ...lumen, name: 'Mezza' };

const propsOf = (whiteLabel?: string) =>
  ({ app: { partners: { lumen, moneezy: mezza } }, page: { whiteLabel } }) as unknown as Pick<
    ScreenProps,
    'app' | 'page'
  >;

test('§1 the partner is the one that the page names, otherwise that of its flow', () => {
  expect(partnerOf(propsOf('lumen'), FLOWS['moneezy-app'])?.token).toBe('lumen');
  expect(partnerOf(propsOf(), FLOWS['moneezy-app'])?.name).toBe('Mezza');
  expect(partnerOf(propsOf(), FLOWS.survey)).toBeUndefined();
});

test('§1 a token without a partner stops the page, and no name of a prototype is one', () => {
  expect(() => partnerOf(propsOf('lumos'), FLOWS.survey)).toThrow("no partner 'lumos'");
  expect(() => partnerOf(propsOf('constructor'), FLOWS.survey)).toThrow('no partner');
});
