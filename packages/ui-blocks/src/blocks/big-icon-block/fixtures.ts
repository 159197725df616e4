import { ICON_NAMES } from '../../icons/icon-names.ts';
import { ICON_PATHS } from '../../icons/icon-paths.ts';
import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

const drawn = (path: string, text: string) =>
  `<div class="pz-big-icon"><svg class="pz-icon" viewBox="0 0 256 256" width="1em" height="1em" aria-hidden="true"><path d="${path}"></path></svg><div class="pz-text">${text}</div></div>`;

export const bigIconBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'icon and several paragraphs',
    kind: 'full',
    attrs: {
      icon: 'cash',
      text: doc(
        p('El dinero, en tu cuenta.'),
        p('Suele llegar el mismo día, si pides el préstamo por la mañana.'),
      ),
    },
    html: drawn(
      ICON_PATHS.cash,
      '<p>El dinero, en tu cuenta.</p><p>Suele llegar el mismo día, si pides el préstamo por la mañana.</p>',
    ),
  },
  ...ICON_NAMES.map((icon) => ({
    name: icon,
    attrs: { icon, text: doc(p('Tus datos viajan cifrados.')) },
    html: drawn(ICON_PATHS[icon], '<p>Tus datos viajan cifrados.</p>'),
  })),
  { name: 'empty', kind: 'empty', attrs: {}, html: drawn(ICON_PATHS.exclamation, '') },
  {
    name: 'icon out of the list',
    attrs: { icon: 'unicorn' },
    error: 'BigIconBlock: icon: ',
  },
  {
    name: 'icon by an inherited name',
    attrs: { icon: 'constructor' },
    error: 'BigIconBlock: icon: ',
  },
  {
    name: 'an icon of another set that the page knows',
    attrs: { icon: 'ph:acorn', text: doc(p('Tus datos viajan cifrados.')) },
    context: {
      iconDrawing: (name: string) =>
        name === 'ph:acorn' ? { width: 24, height: 16, paths: ['M0,0Z', 'M1,1Z'] } : undefined,
    },
    html: '<div class="pz-big-icon"><svg class="pz-icon" viewBox="0 0 24 16" width="1em" height="1em" aria-hidden="true"><path d="M0,0Z"></path><path d="M1,1Z"></path></svg><div class="pz-text"><p>Tus datos viajan cifrados.</p></div></div>',
  },
  {
    name: 'an icon of another set that the page does not know',
    attrs: { icon: 'ph:unicorn', text: doc(p('Tus datos viajan cifrados.')) },
    html: '<div class="pz-big-icon"><div class="pz-text"><p>Tus datos viajan cifrados.</p></div></div>',
  },
  {
    name: 'an icon of another set by a wrong name',
    attrs: { icon: 'ph:../a' },
    error: 'BigIconBlock: icon: ',
  },
  { name: 'text that is no document', attrs: { text: [] }, error: 'Invalid content' },
  {
    name: 'no icon',
    attrs: { text: doc(p('Tus datos viajan cifrados.')) },
    html: drawn(ICON_PATHS.exclamation, '<p>Tus datos viajan cifrados.</p>'),
  },
  ...awkwardTexts((words, html) => ({
    attrs: { icon: 'shield', text: doc(p(words)) },
    html: drawn(ICON_PATHS.shield, `<p>${html}</p>`),
  })),
];
