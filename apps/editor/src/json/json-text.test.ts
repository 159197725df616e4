import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual, type Json, type JsonObject, valueAt, withValue } from './json.ts';
import { changeText } from './json-text.ts';

const apps = join(import.meta.dirname, '../../..');
const files = globSync('*/content/**/*.json', { cwd: apps }).map((file) => join(apps, file));

const jsonText = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value, null, 2)),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value, null, '\t')),
);

test('a text has exactly the value that it is changed to, whatever both are', () => {
  fc.assert(
    fc.property(jsonText, fc.jsonValue({ maxDepth: 4 }), (text, value) => {
      const from = JSON.parse(text) as Json;
      const to = JSON.parse(JSON.stringify(value)) as Json;
      expect(JSON.parse(changeText(text, from, to))).toEqual(to);
    }),
    { numRuns: 1000 },
  );
});

test('a change and its reverse lead back to the value, and no change to the same bytes', () => {
  fc.assert(
    fc.property(jsonText, fc.jsonValue({ maxDepth: 3 }), (text, value) => {
      const from = JSON.parse(text) as Json;
      const to = JSON.parse(JSON.stringify(value)) as Json;
      expect(changeText(text, from, from)).toBe(text);
      const changed = changeText(text, from, to);
      expect(JSON.parse(changeText(changed, to, from))).toEqual(from);
    }),
  );
});

test('of every entry of every site, a changed field changes its own text and nothing else', () => {
  expect(files.length).toBeGreaterThan(1000);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const value = JSON.parse(text) as JsonObject;
    const [name = ''] = Object.entries(value).find(([, each]) => typeof each === 'string') ?? [];
    const to = withValue(value, [name], 'changed "here"') as Json;
    const spelled = JSON.stringify(valueAt(value, [name]));
    expect(changeText(text, value, value), file).toBe(text);
    expect(changeText(text, value, to), file).toBe(
      text.replace(`"${name}": ${spelled}`, `"${name}": "changed \\"here\\""`),
    );
  }
});

test('absent, empty and null stay what they were beside a change', () => {
  const text = '{\n  "a": null,\n  "b": "",\n  "list": [ ],\n  "d": 1.0,\n  "e": "\\u00e9"\n}\n';
  const value = JSON.parse(text);
  expect(changeText(text, value, { ...value, b: 'x' })).toBe(text.replace('""', '"x"'));
  expect(changeText(text, value, { ...value, c: { f: [1] } })).toBe(
    text.replace('"\\u00e9"', '"\\u00e9",\n  "c": {\n    "f": [\n      1\n    ]\n  }'),
  );
});

test('items are added and removed as their neighbours are written', () => {
  const text =
    '{\n  "paths": ["/a/", "/b/"],\n  "steps": [\n    { "n": 1 },\n    { "n": 2 }\n  ]\n}';
  const value = JSON.parse(text);
  const change = (to: object) => changeText(text, value, { ...value, ...to } as Json);
  expect(change({ paths: ['/a/', '/c/', '/b/'] })).toBe(text.replace('"/a/",', '"/a/", "/c/",'));
  expect(change({ paths: ['/b/'] })).toBe(text.replace('"/a/", ', ''));
  expect(change({ steps: [{ n: 2 }] })).toBe(text.replace('{ "n": 1 },\n    ', ''));
  expect(change({ steps: [{ n: 1 }, { n: 2 }, { n: 3 }] })).toContain(
    '{ "n": 2 },\n    {\n      "n": 3\n    }\n  ]',
  );
});

test('withValue keeps what it does not touch as the same object', () => {
  const root = { a: { b: [1, { c: 2 }] }, d: { e: 1 } };
  const changed = withValue(root, ['a', 'b', 1, 'c'], 3) as typeof root;
  expect(changed).toEqual({ a: { b: [1, { c: 3 }] }, d: { e: 1 } });
  expect(changed.d).toBe(root.d);
  expect(withValue(root, ['a', 'b'], undefined)).toEqual({ a: {}, d: { e: 1 } });
  expect(Object.keys(withValue({ x: 1, y: 2 }, ['x'], 3) as object)).toEqual(['x', 'y']);
  expect(isEqual(valueAt(root, ['constructor']), undefined)).toBe(true);
});
