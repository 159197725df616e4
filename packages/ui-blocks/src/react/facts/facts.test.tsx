import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContentsList, DataTable, FactList, Note, SaferGambling } from '../index.ts';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('§2.3 parts of directory pages', () => {
  test('facts are a description list; a value with a safe address is a link', () => {
    const facts = html(
      <FactList
        facts={[
          { term: 'Autorización', value: 'N.º 1', href: 'https://r.example/1', note: 'Registro' },
          { term: 'Correo', value: 'a@b.example', href: 'mailto:a@b.example' },
          { term: 'Web', value: 'x', href: 'javascript:alert(1)' },
          { term: 'Dirección', value: ['Calle, 1', '28000 Madrid'] },
        ]}
      />,
    );
    expect(facts).toMatch(/^<dl class="pz-facts">.*<\/dl>$/);
    expect(facts).toContain('<a href="https://r.example/1" rel="external">N.º 1</a>');
    expect(facts).toContain('<span class="pz-facts__note">Registro</span>');
    expect(facts).toContain('<a href="mailto:a@b.example">a@b.example</a>');
    expect(facts).not.toContain('javascript');
    expect(facts).toContain('<li>Calle, 1</li><li>28000 Madrid</li>');
  });

  test('without facts, rows, parts there is no empty frame', () => {
    expect(html(<FactList facts={[]} />)).toBe('');
    expect(html(<DataTable name="x" columns={['a']} rows={[]} />)).toBe('');
    expect(html(<ContentsList label="x" items={[]} />)).toBe('');
  });

  test('a table has a name, heads for rows and columns, and labels where rows are paragraphs', () => {
    const table = html(
      <DataTable name="Tarifas" columns={['País', 'Ingreso']} rows={[['España', 'Gratis']]} />,
    );
    expect(table).toContain('aria-label="Tarifas"');
    expect(table).toContain('<th role="rowheader" scope="row">España</th>');
    expect(table).toContain('<td data-label="Ingreso" role="cell">Gratis</td>');
  });

  test('the safer-gambling notice dials and links the helpline', () => {
    const notice = html(
      <SaferGambling
        minimumAge={18}
        helpline={{ name: 'Ayuda', phone: '900 1', dial: '+349001', url: 'https://a.example/' }}
        labels={{ heading: 'Juego más seguro', age: '+18', text: 'Aviso', help: 'Llama:' }}
      />,
    );
    expect(notice).toContain('<p class="pz-safer-gambling__age" data-minimum-age="18">+18</p>');
    expect(notice).toContain('href="tel:+349001">900 1</a>');
    expect(notice).toContain('<a href="https://a.example/" rel="external">Ayuda</a>');
  });

  test('a note is one for assistive technology', () => {
    expect(
      html(
        <Note kind="warning" title="Cerrado">
          Ya no.
        </Note>,
      ),
    ).toBe(
      '<div class="pz-notice" role="note" data-kind="warning"><p class="pz-notice__title">Cerrado</p><p>Ya no.</p></div>',
    );
  });
});
