import type { ReactNode } from 'react';

export interface PageShellProps {
  /** Label of the skip link. */
  skipLabel: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, one `main`, footer (§2.4). */
export function PageShell({ skipLabel, header, footer, children }: PageShellProps) {
  return (
    <div className="pz-page">
      {/* A header that is painted while it is read would move its links. */}
      <link rel="expect" href="#content" blocking="render" />
      <a className="pz-skip-link" href="#content">
        {skipLabel}
      </a>
      {header}
      <main className="pz-main" id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
