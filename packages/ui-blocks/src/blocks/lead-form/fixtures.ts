import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import type { LeadFormService } from './lead-form-address.ts';

const leadForm: LeadFormService = {
  address: 'https://formulario.example/embed',
  locale: 'es-ES',
};
const context = { leadForm };
const form = {
  title: 'Formulario de solicitud',
  linkText: 'Abrir el formulario de solicitud',
  formToken: 'olivar-es-lp',
};

const shown = (query: string, { size = 'medium', ...words } = {} as Record<string, string>) => {
  const address = `https://formulario.example/embed?${query.replaceAll('&', '&amp;')}`;
  const { title = form.title, linkText = form.linkText } = words;
  return `<div class="pz-lead-form" data-size="${size}" data-lead-form="${address}" data-title="${title}"><a class="pz-lead-form__link" href="${address}" target="_blank" rel="sponsored nofollow noopener">${linkText}</a></div>`;
};
const least = 'formToken=olivar-es-lp&locale=es-ES';

export const leadFormFixtures: readonly BlockFixture[] = [
  { name: 'least', kind: 'empty', attrs: form, context, html: shown(least) },
  {
    name: 'all at once',
    kind: 'full',
    attrs: { ...form, whiteLabelToken: 'olivar', amount: 500, termMonths: 3, size: 'tall' },
    context,
    html: shown(
      'formToken=olivar-es-lp&whiteLabelToken=olivar&locale=es-ES&amount=500&termMonths=3',
      { size: 'tall' },
    ),
  },
  {
    name: 'a short one',
    attrs: { ...form, size: 'short' },
    context,
    html: shown(least, { size: 'short' }),
  },
  {
    name: 'the smallest amount and the shortest term',
    attrs: { ...form, amount: 1, termMonths: 1 },
    context,
    html: shown(`${least}&amount=1&termMonths=1`),
  },
  ...awkwardTexts((words, html) => ({
    attrs: { ...form, title: words, linkText: words },
    context,
    html: shown(least, { title: html, linkText: html }),
  })),
  {
    name: 'words of one letter',
    attrs: { ...form, title: 'A', linkText: 'B' },
    context,
    html: shown(least, { title: 'A', linkText: 'B' }),
  },
  {
    name: 'a service whose address has a query of its own',
    attrs: form,
    context: { leadForm: { address: 'https://formulario.example/embed?account=7' } },
    html: shown('account=7&formToken=olivar-es-lp'),
  },
  {
    name: 'a service that is asked on press alone, and who it is',
    attrs: form,
    context: {
      leadForm: { ...leadForm, load: 'on-press', recipient: (host) => `Lo recibe ${host}.` },
    },
    html: shown(least)
      .replace('data-title="Formulario de solicitud"', '$& data-load="on-press"')
      .replace('</a>', '</a><p class="pz-lead-form__recipient">Lo recibe formulario.example.</p>'),
  },
  { name: 'a page that works with no lead service', attrs: form, html: '' },
  {
    name: 'a service at an address that is no page',
    attrs: form,
    context: { leadForm: { address: 'javascript:alert(1)' } },
    html: '',
  },
  { name: 'no title', attrs: { ...form, title: undefined }, error: 'LeadForm: title: ' },
  { name: 'an empty title', attrs: { ...form, title: '' }, error: 'LeadForm: title: ' },
  { name: 'an empty link', attrs: { ...form, linkText: '' }, error: 'LeadForm: linkText: ' },
  { name: 'no token', attrs: { ...form, formToken: undefined }, error: 'LeadForm: formToken: ' },
  {
    name: 'a token that leads elsewhere',
    attrs: { ...form, formToken: 'a&amount=1' },
    error: 'LeadForm: formToken: ',
  },
  {
    name: 'a white label that is no token',
    attrs: { ...form, whiteLabelToken: '<b>' },
    error: 'LeadForm: whiteLabelToken: ',
  },
  { name: 'no amount at all', attrs: { ...form, amount: 0 }, error: 'LeadForm: amount: ' },
  { name: 'no term at all', attrs: { ...form, termMonths: 0 }, error: 'LeadForm: termMonths: ' },
  { name: 'another size', attrs: { ...form, size: 'huge' }, error: 'LeadForm: size: ' },
];
