import fixtures from '@plaza/ui-blocks/fixtures.json' with { type: 'json' };
import { Icon, PageShell, Prose, RichText, SiteHeader } from '@plaza/ui-blocks/react';
import { createElement } from 'react';

/** A page of every published case. */
export function AllBlocks() {
  const header = createElement(SiteHeader, {
    brand: { name: 'Olivar', href: '/' },
    navigation: [],
    labels: { navigation: 'Principal' },
  });
  const cases = fixtures.filter(({ html }) => html !== undefined).map(drawCase);
  const footer = createElement('footer', null, createElement(Icon, { name: 'info' }));
  return createElement(PageShell, { skipLabel: 'Al contenido', header, footer }, cases);
}

function drawCase({ block, name, ...props }) {
  return createElement(Prose, { key: `${block}: ${name}` }, createElement(RichText, props));
}
