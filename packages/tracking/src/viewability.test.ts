import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViews } from './browser/views/watch-views.ts';
import { createViewability, type Viewability } from './testing/viewability.ts';

let visitor: Viewability;
let viewed: string[];

/** A page with two products on a clock that only advances on request. */
beforeEach(() => {
  vi.useFakeTimers();
  const window = new Window();
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  visitor = createViewability(globalThis);
  viewed = [];
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  watchViews([...document.querySelectorAll('p')], ({ id }) => viewed.push(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test.for<[string, () => void, string[]]>([
  ['a second', () => wait(1_000), ['a']],
  ['a moment', () => wait(600), []],
  ['under something', () => [visitor.cover(element('a')), wait(2_000)], []],
  [
    'under something for a while',
    () => [
      visitor.cover(element('a')),
      wait(2_000),
      visitor.cover(element('a'), false),
      wait(1_400),
    ],
    ['a'],
  ],
  [
    'in a tab that was hidden meanwhile',
    () => [wait(800), visitor.hideTab(), visitor.hideTab(false), wait(800)],
    [],
  ],
  ['with too little of it in the window', () => [visitor.show(element('a'), 0.3), wait(2_000)], []],
  ['together with another', () => [visitor.show(element('b')), wait(1_400)], ['a', 'b']],
])('what is shown %s', ([, happens, expected]) => {
  visitor.show(element('a'));
  happens();
  expect(viewed.sort()).toEqual(expected);
});
