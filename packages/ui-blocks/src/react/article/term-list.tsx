import type { ReactNode } from 'react';
import type { LinkItem } from '../../model/layout-components.ts';

export interface TermLinks {
  label: string;
  items: readonly LinkItem[];
}

export interface Term {
  /** Fragment id of the term. */
  id: string;
  name: string;
  definition: string;
  /** Other names with their label, e.g. "Also: AER". */
  synonyms?: string | undefined;
  /** More than the definition. */
  children?: ReactNode;
  /** Related terms, pages that explain it. */
  links: readonly TermLinks[];
}

export interface TermGroup {
  /** Fragment id of the letter. */
  id: string;
  letter: string;
  terms: readonly Term[];
}

/** The terms of a glossary under their letters. */
export function TermList({ groups }: { groups: readonly TermGroup[] }) {
  return (
    <div className="pz-terms">
      {groups.map(({ id, letter, terms }) => (
        <section key={id} className="pz-terms__group" data-find-group="" aria-labelledby={id}>
          <h2 className="pz-terms__letter" id={id}>
            {letter}
          </h2>
          <dl className="pz-terms__list">
            {terms.map((term) => (
              <TermRow key={term.id} {...term} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function TermRow({ id, name, definition, synonyms, children, links }: Term) {
  return (
    <div className="pz-term" id={id} data-find-item="">
      <dt className="pz-term__name">
        <dfn>{name}</dfn>
      </dt>
      <dd className="pz-text">
        <p>{definition}</p>
        {synonyms && <p className="pz-term__synonyms">{synonyms}</p>}
        {children}
        {links.map(({ label, items }) => (
          <p key={label} className="pz-term__links">
            {label}{' '}
            {items.map((item, index) => (
              <span key={item.href}>
                {index > 0 && ' · '}
                <a href={item.href}>{item.label}</a>
              </span>
            ))}
          </p>
        ))}
      </dd>
    </div>
  );
}
