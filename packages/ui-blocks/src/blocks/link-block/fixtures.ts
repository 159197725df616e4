import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const linkBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'text and link',
    attrs: {
      buttonText: 'Leer',
      link: { value: '/guia/' },
      text: doc(p('Cómo leer una oferta en cinco minutos.')),
    },
    html: '<div class="pz-link-block"><div class="pz-text"><p>Cómo leer una oferta en cinco minutos.</p></div><a class="pz-button" data-call-to-action="" href="/guia/">Leer</a></div>',
  },
  {
    name: 'outlined, without text, address alone',
    attrs: { buttonText: 'Leer', link: '/guia/', outlined: true },
    html: '<div class="pz-link-block" data-outlined="true"><div class="pz-text"></div><a class="pz-button" data-call-to-action="" href="/guia/">Leer</a></div>',
  },
  {
    name: 'every rel, in a new window',
    attrs: {
      buttonText: 'Ver',
      link: {
        value: 'https://a.example/',
        rel: ['alternate', 'external', 'nofollow', 'noopener', 'noreferrer'],
        target: true,
      },
    },
    html: '<div class="pz-link-block"><div class="pz-text"></div><a class="pz-button" data-call-to-action="" href="https://a.example/" target="_blank" rel="alternate external nofollow noopener noreferrer">Ver</a></div>',
  },
  {
    name: 'in a new window, rel completed',
    attrs: { buttonText: 'Ver', link: { value: 'https://a.example/', target: true } },
    html: '<div class="pz-link-block"><div class="pz-text"></div><a class="pz-button" data-call-to-action="" href="https://a.example/" target="_blank" rel="noopener">Ver</a></div>',
  },
  {
    name: 'hostile words, unsafe address: the text stays, no link',
    attrs: {
      buttonText: '<script>',
      link: { value: ' java\nscript:alert(1)' },
      text: doc(p('<script>')),
    },
    html: '<div class="pz-link-block"><div class="pz-text"><p>&lt;script&gt;</p></div></div>',
  },
  { name: 'no link', attrs: { buttonText: 'x' }, error: 'LinkBlock: link: ' },
  { name: 'no buttonText', attrs: { link: '/' }, error: 'LinkBlock: buttonText: ' },
  {
    name: 'link without an address',
    attrs: { buttonText: 'x', link: { target: true } },
    error: 'LinkBlock: link.value: ',
  },
  {
    name: 'rel out of the list',
    attrs: { buttonText: 'x', link: { value: '/', rel: ['nofollow', 'me'] } },
    error: 'LinkBlock: link.rel.1: ',
  },
  {
    name: 'target that is no boolean',
    attrs: { buttonText: 'x', link: { value: '/', target: '_blank' } },
    error: 'LinkBlock: link.target: ',
  },
  {
    name: 'outlined that is no boolean',
    attrs: { buttonText: 'x', link: '/', outlined: 1 },
    error: 'LinkBlock: outlined: ',
  },
  {
    name: 'empty words',
    kind: 'empty',
    attrs: { buttonText: '', link: '' },
    html: '',
  },
  {
    name: 'all at once',
    kind: 'full',
    attrs: {
      buttonText: 'Ver la guía',
      link: { value: 'https://a.example/', rel: ['external'], target: true },
      outlined: true,
      text: doc(p('Todo lo que conviene saber antes de pedir un préstamo.')),
    },
    html: '<div class="pz-link-block" data-outlined="true"><div class="pz-text"><p>Todo lo que conviene saber antes de pedir un préstamo.</p></div><a class="pz-button" data-call-to-action="" href="https://a.example/" target="_blank" rel="external noopener">Ver la guía</a></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { buttonText: words, link: '/guia/', text: doc(p(words)) },
    html: `<div class="pz-link-block"><div class="pz-text"><p>${html}</p></div><a class="pz-button" data-call-to-action="" href="/guia/">${html}</a></div>`,
  })),
];
