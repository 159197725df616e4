import { describe, expect, test } from 'vitest';
import { CFD_WARNINGS, DEBT_ADVICE } from '../model/investment-law.ts';
import { cfdWarningIssue } from './investment-law.ts';

describe('the CFD warning of a broker', () => {
  test.each(Object.entries(CFD_WARNINGS))('in %s is the sentence of the law', (language, law) => {
    for (const share of ['62 %', '62\u00a0%', '62%', '62,50 %'])
      expect(cfdWarningIssue(language, law.replace('{share}', share))).toBeUndefined();
    expect(cfdWarningIssue(language, law)).toContain('without the share');
    expect(cfdWarningIssue(language, '62 % CFD')).toContain('instead of');
  });

  test('in another language is any sentence with the share', () => {
    expect(cfdWarningIssue('it-IT', 'Il 62 % dei conti perde denaro')).toBeUndefined();
    expect(cfdWarningIssue('it-IT', 'I conti perdono denaro')).toContain('without the share');
  });
});

test('public debt advice is at a secure address', () => {
  for (const { url } of Object.values(DEBT_ADVICE)) expect(new URL(url).protocol).toBe('https:');
});
