import { addressFixtures } from './address-fixtures.ts';
import { editorFixtures } from './editor-fixtures.ts';
import { faultFixtures } from './error-fixtures.ts';
import { nestingFixtures } from './nesting-fixtures.ts';
import type { RichTextFixture } from './rich-text-fixture.ts';

/** Every document of the rich text tests. */
export const richTextFixtures: readonly RichTextFixture[] = [
  ...editorFixtures,
  ...addressFixtures,
  ...nestingFixtures,
  ...faultFixtures,
];
