import { afterEach, expect, test, vi } from 'vitest';
import type { TcfApi } from '../../model/tcf.ts';
import { followTcf } from './follow-tcf.ts';

afterEach(() => vi.unstubAllGlobals());

test('§4.1 the store hears an external consent service, each time it has an answer', () => {
  let tell: Parameters<TcfApi>[2] = () => {};
  vi.stubGlobal('__tcfapi', ((...[command, version, listener]) => {
    expect([command, version]).toEqual(['addEventListener', 2]);
    tell = listener;
  }) satisfies TcfApi);
  const heard: unknown[] = [];
  followTcf({ setExternal: (choices) => heard.push(choices.marketing) });
  const purpose = { consents: { 1: true, 3: true, 4: true, 7: true } };
  tell({ eventStatus: 'cmpuishown' }, true);
  tell(null, false);
  tell({ eventStatus: 'tcloaded', purpose }, false);
  tell({ eventStatus: 'tcloaded', purpose }, true);
  tell({ eventStatus: 'useractioncomplete' }, true);
  expect(heard).toEqual([true, false]);
});

test('§4.1 and waits where there is none', () => {
  expect(() => followTcf({ setExternal: () => {} })).not.toThrow();
});
