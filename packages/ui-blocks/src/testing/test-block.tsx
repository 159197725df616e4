import { describe, expect, test } from 'vitest';
import { documentToHtml } from '../blocks/documents.ts';
import type { BlockName } from '../blocks/registry.ts';
import { RichText } from '../react/rich-text/rich-text.tsx';
import type { BlockFixture } from './block-fixture.ts';
import { block, doc } from './editor-json.ts';
import { reactHtml } from './react-html.ts';

/** Runs a block's fixtures: same HTML from the string and from React, or the error they name. */
export function testBlock(name: BlockName, fixtures: readonly BlockFixture[]) {
  describe(`§3.4 ${name}`, () => {
    for (const fixture of fixtures) {
      const json = doc(block(name, fixture.attrs));
      const { context } = fixture;
      if (fixture.error) {
        test(`${fixture.name} is refused`, () => {
          expect(() => documentToHtml(json, { context })).toThrow(fixture.error);
        });
      } else {
        test(fixture.name, () => {
          expect(documentToHtml(json, { context })).toBe(fixture.html);
          expect(reactHtml(<RichText document={json} context={context} />)).toBe(fixture.html);
        });
      }
    }
  });
}
