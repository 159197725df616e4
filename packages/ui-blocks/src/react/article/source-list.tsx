import { safeUrl } from '../../core/safe-url.ts';

export interface Source {
  title: string;
  url: string;
  publisher?: string | undefined;
  /** When it was read, as text, e.g. "accessed 3 March 2026". */
  accessed?: string | undefined;
}

/** The sources of an article, numbered. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="pz-sources">
      {sources.map(({ title, url, publisher, accessed }) => (
        <li key={url}>
          <SourceTitle title={title} url={url} />
          {[publisher, accessed].filter(Boolean).map((part) => `, ${part}`)}
        </li>
      ))}
    </ol>
  );
}

function SourceTitle({ title, url }: Source) {
  const href = safeUrl(url);
  if (!href) return title;
  return (
    <a href={href} rel="external">
      {title}
    </a>
  );
}
