import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const quoteBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'default variant',
    attrs: { variant: 'default', text: doc(p('En diez minutos sabía lo que iba a pagar.')) },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>En diez minutos sabía lo que iba a pagar.</p></blockquote></figure>',
  },
  {
    name: 'author variant with description',
    kind: 'full',
    attrs: {
      variant: 'author',
      author: 'Ana Ruiz',
      description: 'Asesora de consumo',
      text: doc(p('Lee la letra pequeña: es donde se decide lo que cuesta.')),
    },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>Lee la letra pequeña: es donde se decide lo que cuesta.</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">Ana Ruiz</p><p>Asesora de consumo</p></figcaption></figure>',
  },
  {
    name: 'author variant without description',
    attrs: {
      variant: 'author',
      author: 'Ana & Luis <Ruiz>',
      text: doc(p('Nadie me había explicado la TAE así.')),
    },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>Nadie me había explicado la TAE así.</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">Ana &amp; Luis &lt;Ruiz&gt;</p></figcaption></figure>',
  },
  {
    name: 'no variant is the default one, which has no author',
    attrs: { author: 'Ana Ruiz', text: doc(p('Nadie me había explicado la TAE así.')) },
    html: '<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>Nadie me había explicado la TAE así.</p></blockquote></figure>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  {
    name: 'author variant without an author',
    attrs: { variant: 'author', text: doc(p('Nadie me había explicado la TAE así.')) },
    error: 'QuoteBlock: author: ',
  },
  {
    name: 'description that is no string',
    attrs: { variant: 'author', author: 'Ana', description: doc() },
    error: 'QuoteBlock: description: ',
  },
  { name: 'variant out of the list', attrs: { variant: 'big' }, error: 'QuoteBlock: variant: ' },
  { name: 'text without a type', attrs: { text: {} }, error: 'Invalid content' },
  ...awkwardTexts((words, html) => ({
    attrs: { variant: 'author', author: words, description: words, text: doc(p(words)) },
    html: `<figure class="pz-quote"><blockquote class="pz-quote__words pz-text"><p>${html}</p></blockquote><figcaption class="pz-quote__source"><p class="pz-quote__author">${html}</p><p>${html}</p></figcaption></figure>`,
  })),
];
