import { answerParameters, flowParameters } from '@plaza/flow-server/targets';
import { trackingFields } from '@plaza/tracking';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanTarget } from './clean-target.ts';

const clean = (target: string, method = 'GET', names: readonly string[] = []) =>
  cleanTarget({ method, target, headers: { has: (name) => names.includes(name) } });

it.each([
  ['/lp/?email=a%40b.example', '/lp/'],
  ['/lp/?b=%C3%B1+x&Email=a&gclid=G&ui=1&a', '/lp/?b=%C3%B1+x&gclid=G&a'],
  ['/lp;phone=1/?unique-user-id=U&impression_id=I', '/lp/'],
  ['/;email=a//evil.example', '/evil.example'],
  ['/lp/?gclid=G&email=', undefined],
  ['/lp/', undefined],
  ['/api/answers?email=a', undefined],
  ['/_next/image?er=a', undefined],
])('decision 68: %s → %s', (target, expected) => {
  expect(clean(target)).toBe(expected);
  expect(clean(target, 'HEAD')).toBe(expected);
  expect(clean(target, 'POST')).toBeUndefined();
  expect(clean(target, 'GET', ['rsc'])).toBeUndefined();
});

it('leaves what a page or a flow is asked', () => {
  for (const name of [...answerParameters, ...flowParameters])
    expect([name, clean(`/lp/?${name}=1`)]).toEqual([name, undefined]);
});

it('leads once, and to no other host', () => {
  const names = Object.values(trackingFields).flatMap(({ aliases }) => [...aliases]);
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', ';', '?', '&', '=', '%', 'evil.example', 'Email=a'),
    fc.constantFrom(...names.map((name) => `${name}=1`)),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const once = clean(`/${pieces.join('')}`);
      if (once === undefined) return;
      expect(clean(once)).toBeUndefined();
      expect(new URL(once, 'https://olivar.example').host).toBe('olivar.example');
    }),
    { numRuns: 3_000 },
  );
});
