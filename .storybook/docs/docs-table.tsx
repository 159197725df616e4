import type { ReactNode } from 'react';

type DocsTableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
};

/** A wide table, which scrolls in a box of its own. */
export function DocsTable({ label, columns, children }: DocsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in a box that the keyboard can reach
    <section className="docs-table sb-unstyled" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
