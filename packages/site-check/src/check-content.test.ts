import { test } from 'vitest';
import { expectIssue, type IssueCase } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';

const cases: readonly IssueCase[] = [
  [
    'content-files',
    front,
    ['"heading": "Página front"', '"heading": 7'],
    { message: '`heading` must be a text, but is 7' },
  ],
  [
    'content-files',
    front,
    ['"noFollow": false', '"noFolow": false'],
    { at: '"meta": {', message: '`meta.noFollow` is missing; is noFolow a misspelling of it?' },
  ],
  [
    'content-files',
    front,
    ['"updatedAt"', '"leed": "x",\n  "updatedAt"'],
    { at: '"leed"', message: 'unknown field' },
  ],
  [
    'content-files',
    front,
    ['"updatedAt"', '"authorId": "eva",\n  "updatedAt"'],
    { at: '"authorId"', message: '"eva" is not in authors' },
  ],
  [
    'content-files',
    amount,
    ['Alba cuesta', 'Dinero gratis. Alba cuesta'],
    { message: 'is banned' },
  ],
  ['blocks', amount, ['"InformationBlock"', '"InfoBlock"'], { message: 'unknown block InfoBlock' }],
  [
    'blocks',
    amount,
    ['"title": "Ojo"', '"title": 7'],
    { message: 'InformationBlock: `title` must be a text, but is 7' },
  ],
  [
    'blocks',
    amount,
    ['"title": "Ojo"', '"titel": "Ojo"'],
    { message: 'InformationBlock has no property titel' },
  ],
  [
    'headings',
    amount,
    ['"level": 2', '"level": 4'],
    { message: 'a level 4 heading follows a level 1 heading' },
  ],
  ['headings', amount, ['"level": 2', '"level": 1'], { message: 'the page has its own' }],
  [
    'page-heads',
    amount,
    ['Título amount', 'Título front'],
    {
      in: front,
      at: '"title": "Título front"',
      message: 'meta.title is the same as in content/pages/amount.json',
    },
  ],
  [
    'page-heads',
    amount,
    ['Título amount', 'T'.repeat(71)],
    { at: '"title": "TTT', message: 'has 71 characters' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      '"image": { "src": "/images/none.png", "alt": "", "width": 1, "height": 1 },\n  "updatedAt"',
    ],
    { at: '"image"', message: 'missing image /images/none.png' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      '"image": { "src": "https://other.example/a.png", "alt": "", "width": 1, "height": 1 },\n  "updatedAt"',
    ],
    { at: '"image"', message: 'is on another host' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      `"image": { "src": "/images/${'0'.repeat(32)}-40x20/a.png", "alt": "IMG_1.png", "width": 30, "height": 30 },\n  "updatedAt"`,
    ],
    { at: '"image"', message: '30 × 30 would distort a.png, which has 40 × 20 pixels' },
  ],
  [
    'images',
    front,
    [
      '"updatedAt"',
      `"image": { "src": "/images/${'0'.repeat(32)}-40x20/a.png", "alt": " ", "width": 40, "height": 20 },\n  "updatedAt"`,
    ],
    { at: '"image"', message: 'the picture has no words' },
  ],
  [
    'unfinished-texts',
    front,
    ['Cómo funciona', 'Lorem ipsum'],
    { message: 'a leftover of a template' },
  ],
  ['separators', amount, ['26,82\u00A0%', '26.82\u00A0%'], { message: '“26.82” is not how' }],
  ['units', amount, ['26,82\u00A0%', '26,82 %'], { message: '“2 %” may wrap' }],
  [
    'company-identity',
    'content/components/organization.json',
    ['28000 Madrid', '28001 Madrid'],
    { in: 'content/pages/privacy.json', at: '"body": {', message: 'does not name “28001 Madrid”' },
  ],
  [
    'languages',
    front,
    ['Cómo funciona', 'Compare loans with the best lenders'],
    { message: 'is in English' },
  ],
  [
    'languages',
    front,
    ['Cómo funciona', 'Vergleichen Sie Kredite von acht Anbietern heute'],
    { message: 'is in German' },
  ],
  ['brand', 'icon.svg', ['<svg', '<img'], { message: 'not an SVG image' }],
];

test.each(cases.map((issueCase) => ({ rule: issueCase[0], file: issueCase[1], issueCase })))(
  '$rule reports the issue in $file, on its line: %#',
  ({ issueCase }) => expectIssue(issueCase),
);
