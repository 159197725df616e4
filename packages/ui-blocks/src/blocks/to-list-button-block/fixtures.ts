import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';

export const toListButtonBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'least',
    attrs: { buttonText: 'Ver ofertas', link: { value: '/#offers' } },
    html: '<div class="pz-to-list-button" data-align="left"><a class="pz-button" data-call-to-action="" href="/#offers">Ver ofertas</a></div>',
  },
  {
    name: 'address alone',
    attrs: { buttonText: 'Ver ofertas', link: '/#offers' },
    html: '<div class="pz-to-list-button" data-align="left"><a class="pz-button" data-call-to-action="" href="/#offers">Ver ofertas</a></div>',
  },
  {
    name: 'centred, titled, in a new window',
    kind: 'full',
    attrs: {
      align: 'center',
      title: '¿Listo?',
      buttonText: 'Ver',
      link: { value: 'https://a.example/', rel: ['nofollow'], target: true },
    },
    html: '<div class="pz-to-list-button" data-align="center"><p class="pz-to-list-button__title">¿Listo?</p><a class="pz-button" data-call-to-action="" href="https://a.example/" target="_blank" rel="nofollow noopener">Ver</a></div>',
  },
  {
    name: 'right',
    attrs: { align: 'right', buttonText: 'Ver', link: '/' },
    html: '<div class="pz-to-list-button" data-align="right"><a class="pz-button" data-call-to-action="" href="/">Ver</a></div>',
  },
  {
    name: 'unsafe address: no link',
    attrs: { buttonText: 'Ver', link: 'javascript:alert(1)' },
    html: '<div class="pz-to-list-button" data-align="left"></div>',
  },
  { name: 'no link', attrs: { buttonText: 'x' }, error: 'ToListButtonBlock: link: ' },
  {
    name: 'align out of the list',
    attrs: { align: 'top', buttonText: 'x', link: '/' },
    error: 'ToListButtonBlock: align: ',
  },
  {
    name: 'rel out of the list',
    attrs: { buttonText: 'x', link: { value: '/', rel: ['me'] } },
    error: 'ToListButtonBlock: link.rel.0: ',
  },
  {
    name: 'empty words',
    kind: 'empty',
    attrs: { buttonText: '', link: '' },
    html: '<div class="pz-to-list-button" data-align="left"></div>',
  },
  {
    name: 'every rel',
    attrs: {
      align: 'left',
      buttonText: 'Ver',
      link: {
        value: '/',
        rel: ['alternate', 'external', 'nofollow', 'noopener', 'noreferrer'],
        target: false,
      },
    },
    html: '<div class="pz-to-list-button" data-align="left"><a class="pz-button" data-call-to-action="" href="/" rel="alternate external nofollow noopener noreferrer">Ver</a></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, buttonText: words, link: '/#offers' },
    html: `<div class="pz-to-list-button" data-align="left"><p class="pz-to-list-button__title">${html}</p><a class="pz-button" data-call-to-action="" href="/#offers">${html}</a></div>`,
  })),
];
