import type { LinkItem } from '../../model/layout-components.ts';

export interface PaginationProps {
  /** Names the landmark, e.g. "Páginas". */
  label: string;
  previous?: LinkItem | undefined;
  next?: LinkItem | undefined;
  /** The numbers in order; `gap` stands for those left out. */
  pages: readonly (PaginationNumber | 'gap')[];
}

export interface PaginationNumber {
  href: string;
  number: string;
  /** What the number means, e.g. "Página 2". */
  label: string;
  current: boolean;
}

/** The way through the pages of a list. */
export function Pagination({ label, previous, next, pages }: PaginationProps) {
  return (
    <nav className="pz-pagination" aria-label={label}>
      {previous && <StepLink rel="prev" link={previous} />}
      <ol className="pz-pagination__pages">
        {pages.map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished list, whose gaps have no other key
          <li key={index} {...(page === 'gap' && { 'aria-hidden': true })}>
            {page === 'gap' ? '…' : <NumberLink {...page} />}
          </li>
        ))}
      </ol>
      {next && <StepLink rel="next" link={next} />}
    </nav>
  );
}

function NumberLink({ href, number, label, current }: PaginationNumber) {
  return (
    <a
      className="pz-pagination__link"
      href={href}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {number}
    </a>
  );
}

function StepLink({ rel, link }: { rel: 'prev' | 'next'; link: LinkItem }) {
  return (
    <a className="pz-pagination__link" href={link.href} rel={rel}>
      {link.label}
    </a>
  );
}
