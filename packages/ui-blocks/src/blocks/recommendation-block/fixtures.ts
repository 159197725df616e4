import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, link, node, p, text } from '../../testing/editor-json.ts';

export const recommendationBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'title and text',
    attrs: {
      title: doc(p('Nuestro ', text('consejo', 'italic'))),
      text: doc(p('Compara al menos tres ofertas antes de firmar.')),
    },
    html: '<div class="pz-recommendation"><div class="pz-recommendation__title pz-text"><p>Nuestro <em>consejo</em></p></div><div class="pz-text"><p>Compara al menos tres ofertas antes de firmar.</p></div></div>',
  },
  {
    name: 'a title that is a heading with a link',
    attrs: {
      title: doc({
        ...node('heading', text('La guía del primer préstamo', link('/guia/'))),
        attrs: { level: 3 },
      }),
    },
    html: '<div class="pz-recommendation"><div class="pz-recommendation__title pz-text"><h3><a href="/guia/">La guía del primer préstamo</a></h3></div><div class="pz-text"></div></div>',
  },
  {
    name: 'fullWidth and outlined',
    attrs: { fullWidth: true, outlined: true, text: doc(p('Pide solo lo que puedas devolver.')) },
    html: '<div class="pz-recommendation" data-full-width="true" data-outlined="true"><div class="pz-text"><p>Pide solo lo que puedas devolver.</p></div></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  {
    name: 'a title that the editor left blank',
    attrs: { title: doc(p()), text: doc(p('Pide solo lo que puedas devolver.')) },
    html: '<div class="pz-recommendation"><div class="pz-text"><p>Pide solo lo que puedas devolver.</p></div></div>',
  },
  {
    name: 'title that is a string',
    attrs: { title: 'Consejo' },
    error: 'Invalid content (at content.0.attrs.title)',
  },
  {
    name: 'fullWidth that is no boolean',
    attrs: { fullWidth: 'true' },
    error: 'RecommendationBlock: fullWidth: ',
  },
  {
    name: 'outlined that is no boolean',
    attrs: { outlined: 1 },
    error: 'RecommendationBlock: outlined: ',
  },
  {
    name: 'all at once',
    kind: 'full',
    attrs: {
      fullWidth: true,
      outlined: true,
      title: doc(p('Consejo')),
      text: doc(p('Compara al menos tres ofertas antes de firmar.')),
    },
    html: '<div class="pz-recommendation" data-full-width="true" data-outlined="true"><div class="pz-recommendation__title pz-text"><p>Consejo</p></div><div class="pz-text"><p>Compara al menos tres ofertas antes de firmar.</p></div></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: doc(p(words)), text: doc(p(words)) },
    html: `<div class="pz-recommendation"><div class="pz-recommendation__title pz-text"><p>${html}</p></div><div class="pz-text"><p>${html}</p></div></div>`,
  })),
];
