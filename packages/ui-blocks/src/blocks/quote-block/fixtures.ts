import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

export const quoteBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'default variant',
    attrs: { variant: 'default', text: doc(p('Claro y rápido.')) },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>Claro y rápido.</p></blockquote></figure>',
  },
  {
    name: 'author variant with description',
    kind: 'full',
    attrs: {
      variant: 'author',
      author: 'Ana Ruiz',
      description: 'Asesora',
      text: doc(p('Lee la letra pequeña.')),
    },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>Lee la letra pequeña.</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">Ana Ruiz</p><p>Asesora</p></figcaption></figure>',
  },
  {
    name: 'author variant without description',
    attrs: { variant: 'author', author: '<b>', text: doc(p('x')) },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>x</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">&lt;b&gt;</p></figcaption></figure>',
  },
  {
    name: 'no variant is the default one, which has no author',
    attrs: { author: 'Ana Ruiz', text: doc(p('x')) },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>x</p></blockquote></figure>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"></blockquote></figure>',
  },
  {
    name: 'author variant without an author',
    attrs: { variant: 'author', text: doc(p('x')) },
    error: 'QuoteBlock: author: ',
  },
  {
    name: 'description that is no string',
    attrs: { variant: 'author', author: 'Ana', description: doc() },
    error: 'QuoteBlock: description: ',
  },
  { name: 'variant out of the list', attrs: { variant: 'big' }, error: 'QuoteBlock: variant: ' },
  { name: 'text without a type', attrs: { text: {} }, error: 'Invalid content' },
  ...hardWords((words, html) => ({
    attrs: { variant: 'author', author: words, description: words, text: doc(p(words)) },
    html: `<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>${html}</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">${html}</p><p>${html}</p></figcaption></figure>`,
  })),
];
