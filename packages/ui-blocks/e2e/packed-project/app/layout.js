import '@plaza/ui-blocks/styles.css';
import { createElement } from 'react';
import { Hydrated } from '../hydrated.js';

export const metadata = { title: 'Todos los bloques', icons: 'data:,' };

// biome-ignore lint/style/noDefaultExport: Next asks for it
export default function Layout({ children }) {
  const body = createElement('body', null, children, createElement(Hydrated));
  return createElement('html', { lang: 'es' }, body);
}
