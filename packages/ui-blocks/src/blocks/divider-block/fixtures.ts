import type { BlockFixture } from '../../testing/block-fixture.ts';

export const dividerBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'space',
    kind: 'empty',
    attrs: {},
    html: '<div class="pz-divider" aria-hidden="true"></div>',
  },
  {
    name: 'line',
    kind: 'full',
    attrs: { line: true },
    html: '<hr class="pz-divider"/>',
  },
  {
    name: 'no line',
    attrs: { line: false },
    html: '<div class="pz-divider" aria-hidden="true"></div>',
  },
  { name: 'line that is no boolean', attrs: { line: 'dotted' }, error: 'DividerBlock: line: ' },
];
