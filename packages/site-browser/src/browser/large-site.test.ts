// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('§7.1 Escape closes a group of the menu although its script is still on its way', async () => {
  document.body.innerHTML = `<details name="site-menu" open>
    <summary>Préstamos</summary><a href="/prestamos/">Todos</a></details>`;
  const group = document.querySelector('details') as HTMLDetailsElement;
  const link = group.querySelector('a') as HTMLElement;
  await import('./large-site.ts');
  link.focus();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await vi.waitFor(() => expect(group.open).toBe(false));
  expect(document.activeElement?.localName).toBe('summary');
});
