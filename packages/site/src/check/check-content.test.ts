import { test } from 'vitest';
import { type DoctoredCase, expectIssue } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';

const cases: readonly DoctoredCase[] = [
  [
    'content-files',
    front,
    ['"heading": "Página front"', '"heading": 7'],
    { says: 'expected string' },
  ],
  [
    'content-files',
    front,
    ['"noFollow": false', '"noFolow": false'],
    { at: '"meta": {', says: 'meta.noFollow' },
  ],
  [
    'content-files',
    front,
    ['"updatedAt"', '"leed": "x",\n  "updatedAt"'],
    { at: '"leed"', says: 'no schema knows this field' },
  ],
  [
    'content-files',
    front,
    ['"updatedAt"', '"authorId": "eva",\n  "updatedAt"'],
    { at: '"authorId"', says: '"eva" is not in authors' },
  ],
  ['content-files', amount, ['Alba cuesta', 'Dinero gratis. Alba cuesta'], { says: 'is banned' }],
  [
    'blocks',
    amount,
    ['"InformationBlock"', '"InfoBlock"'],
    { says: 'there is no block InfoBlock' },
  ],
  [
    'blocks',
    amount,
    ['"title": "Ojo"', '"title": 7'],
    { says: 'InformationBlock: title: Invalid input' },
  ],
  [
    'blocks',
    amount,
    ['"title": "Ojo"', '"titel": "Ojo"'],
    { says: 'InformationBlock has no property titel' },
  ],
  [
    'headings',
    amount,
    ['"level": 2', '"level": 4'],
    { says: 'a heading of level 4 follows one of level 1' },
  ],
  ['headings', amount, ['"level": 2', '"level": 1'], { says: 'the page has its own' }],
  [
    'page-heads',
    amount,
    ['Título amount', 'Título front'],
    {
      in: front,
      at: '"title": "Título front"',
      says: 'meta.title is the same as in content/pages/amount.json',
    },
  ],
  [
    'page-heads',
    amount,
    ['Título amount', 'T'.repeat(71)],
    { at: '"title": "TTT', says: 'has 71 characters' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      '"image": { "src": "/images/none.png", "alt": "", "width": 1, "height": 1 },\n  "updatedAt"',
    ],
    { at: '"image"', says: 'there is no image /images/none.png' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      '"image": { "src": "https://other.example/a.png", "alt": "", "width": 1, "height": 1 },\n  "updatedAt"',
    ],
    { at: '"image"', says: 'an image of another host' },
  ],
  [
    'unfinished-texts',
    front,
    ['Cómo funciona', 'Lorem ipsum'],
    { says: 'left over from a template' },
  ],
  ['units', amount, ['26,82\u00A0%', '26,82 %'], { says: '“2 %” may break' }],
  [
    'company-identity',
    'content/components/organization.json',
    ['28000 Madrid', '28001 Madrid'],
    { in: 'content/pages/privacy.json', at: '"body": {', says: 'does not name “28001 Madrid”' },
  ],
  [
    'languages',
    front,
    ['Cómo funciona', 'Compare loans with the best lenders'],
    { says: 'reads as English' },
  ],
  [
    'languages',
    front,
    ['Cómo funciona', 'Vergleichen Sie Kredite von acht Anbietern heute'],
    { says: 'reads as German' },
  ],
  ['brand', 'icon.svg', ['<svg', '<img'], { says: 'there is no SVG drawing' }],
];

test.each(cases.map((doctored) => ({ rule: doctored[0], file: doctored[1], doctored })))(
  '$rule finds what is wrong in $file, on its line: %#',
  ({ doctored }) => expectIssue(doctored),
);
