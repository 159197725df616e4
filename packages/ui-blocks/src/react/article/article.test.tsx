import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  Byline,
  CriteriaList,
  EntryList,
  Portrait,
  ProsAndCons,
  QuestionGroups,
  Score,
  SourceList,
  TermList,
  Timeline,
  TopicLinks,
} from '../index.ts';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('§2.3 parts of editorial pages', () => {
  test('a byline names people and dates, and is left out without any', () => {
    const byline = html(
      <Byline
        people={[{ role: 'Texto', name: 'Lucía', href: '/autores/lucia/', note: 'Redactora' }]}
        dates={[{ label: 'Publicado', dateTime: '2026-11-20', text: '20 de noviembre' }]}
      />,
    );
    expect(byline).toContain('<dt>Texto</dt><dd><a href="/autores/lucia/">Lucía</a>');
    expect(byline).toContain('<time dateTime="2026-11-20">20 de noviembre</time>');
    expect(html(<Byline people={[]} dates={[]} />)).toBe('');
  });

  test('a byline shows the faces of its people as decoration', () => {
    const portrait = { src: '/images/ana.svg', alt: 'Ana', width: 120, height: 120 };
    const byline = html(<Byline people={[{ role: 'Texto', name: 'Ana', portrait }]} dates={[]} />);
    expect(byline).toMatch(
      /<dd><picture class="pz-face"><img alt="" [^>]*\/><\/picture> Ana<\/dd>/,
    );
  });

  test('a cropped picture keeps its focal point in sight, and its space', () => {
    const image = { src: '/a.jpg', alt: '', width: 900, height: 600 };
    const card = (entry: object) =>
      html(<EntryList entries={[{ id: 'a', title: 'Uno', ...entry }]} />);
    expect(card({ image: { ...image, focus: { x: 20, y: 80 } } })).toMatch(
      /<img [^>]*width="900" height="600"[^>]* style="object-position:20% 80%"/,
    );
    expect(card({ image })).not.toContain('style');
    expect(html(<Portrait name="Ana" image={{ ...image, focus: { x: 0, y: 0 } }} />)).toContain(
      'style="object-position:0% 0%"',
    );
  });

  test('the image of the newest entry alone is fetched at once', () => {
    const image = { src: '/images/a.svg', alt: '', width: 16, height: 9 };
    const entries = ['a', 'b', 'c'].map((id) => ({ id, title: id, image }));
    const loads = (list: string) => [...list.matchAll(/loading="(\w+)"/g)].map(([, how]) => how);
    expect(loads(html(<EntryList entries={entries} lead />))).toEqual([
      ...['eager', 'lazy', 'lazy'],
    ]);
    expect(loads(html(<EntryList entries={entries} />))).not.toContain('eager');
  });

  test('an entry links to a safe address only, and says what is elsewhere', () => {
    const list = html(
      <EntryList
        empty="Nada"
        level={3}
        entries={[
          { id: 'a', href: '/a/', title: 'Uno' },
          { id: 'b', href: 'https://b.example/', title: 'Dos', external: true },
          { id: 'c', href: 'javascript:alert(1)', title: 'Tres' },
        ]}
      />,
    );
    expect(list).toContain('<a class="pz-entry__link" href="/a/">Uno</a></h3>');
    expect(list).toContain('href="https://b.example/" rel="external">Dos');
    expect(list).toContain('<h3 class="pz-entry__title">Tres</h3>');
  });

  test('an empty list is a sentence', () => {
    expect(html(<EntryList empty="Todavía no hay artículos." entries={[]} />)).toEqual(
      expect.stringMatching(
        /^<p [^>]*><svg [^>]*aria-hidden="true">.*<\/svg>Todavía no hay artículos\.<\/p>$/,
      ),
    );
  });

  test('a score is text with a drawing that adds nothing to it', () => {
    const score = html(<Score label="Nota" value={4.2} best={5} text="4,2 de 5" />);
    expect(score).toContain('4,2 de 5');
    expect(score).toMatch(/<svg [^>]*aria-hidden="true">.*stroke-dasharray="84 100"/);
    const outside = { name: 'Coste', value: 9, best: 5, text: '9' };
    expect(html(<CriteriaList criteria={[outside]} />)).toContain('width="100" height="4"');
  });

  test('pros and cons have a heading each, and an empty side is left out', () => {
    const both = html(
      <ProsAndCons labels={{ pros: 'A favor', cons: 'En contra' }} pros={['Claro']} cons={[]} />,
    );
    expect(both).toContain('<h3 class="pz-arguments__title">A favor</h3>');
    expect(both).not.toContain('En contra');
  });

  test('sources link only to safe addresses', () => {
    const list = html(
      <SourceList
        sources={[
          { title: 'Ley', url: 'https://boe.example/', publisher: 'BOE', accessed: 'leído hoy' },
          { title: 'Mal', url: 'javascript:1' },
        ]}
      />,
    );
    expect(list).toContain('<a href="https://boe.example/" rel="external">Ley</a>, BOE, leído hoy');
    expect(list).toContain('<li>Mal</li>');
  });

  test('entries of a timeline and terms of a glossary can be linked to', () => {
    const entries = [
      {
        id: 'marzo',
        date: { dateTime: '2026-03-01', text: '1 de marzo' },
        title: 'Empiezo',
        balance: { label: 'Debo', text: '900 €' },
        children: <p>x</p>,
      },
    ];
    const timeline = html(<Timeline entries={entries} />);
    expect(timeline).toContain('<li class="pz-timeline__entry" id="marzo">');
    expect(timeline).toContain('Debo <strong>900 €</strong>');
    const term = {
      ...{ id: 'tae', name: 'TAE', definition: 'Coste anual.' },
      links: [{ label: 'Relacionado:', items: [{ href: '#tin', label: 'TIN' }] }],
    };
    const terms = html(<TermList groups={[{ id: 'letra-t', letter: 'T', terms: [term] }]} />);
    expect(terms).toContain(
      '<div class="pz-term" id="tae" data-find-item=""><dt class="pz-term__name"><dfn>TAE',
    );
    expect(terms).toContain('<a href="#tin">TIN</a>');
  });

  test('the id of an answer is inside its details, so that a link to it opens them', () => {
    const questions = [{ id: 'que-es', question: '¿Qué es?', answer: <p>Esto.</p> }];
    const groups = html(<QuestionGroups groups={[{ id: 'coste', name: 'Coste', questions }]} />);
    expect(groups).toMatch(/<h2[^>]*>Coste<\/h2>/);
    expect(groups).toMatch(
      /<details class="pz-disclosure" data-find-item=""><summary.*<div [^>]*id="que-es"/,
    );
  });

  test('no topics are no landmark', () => {
    expect(html(<TopicLinks label="Temas" items={[]} />)).toBe('');
  });
});
