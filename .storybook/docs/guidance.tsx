import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';
import { DocsHeading } from './docs-heading.tsx';
import { withCode } from './with-code.tsx';
import { splitReason, type WordedExample } from './worded-example.ts';

type GuidanceProps = {
  readonly docs: Pick<BlockDocs, 'follow' | 'mistakes'>;
  /** How the keyboard and screen readers meet it, by what is described. */
  readonly met: Readonly<Record<string, string>>;
};

/** Worded examples, and how the keyboard and screen readers meet a part or a page. */
export function Guidance({ docs: { follow, mistakes }, met }: GuidanceProps) {
  return (
    <>
      <DocsHeading>Do and don’t</DocsHeading>
      <div className="docs-guidance sb-unstyled">
        <Examples kind="do" title="Do" examples={follow.map((text) => ({ text }))} />
        <Examples kind="dont" title="Don’t" examples={mistakes.map(splitReason)} />
      </div>
      <DocsHeading>Accessibility</DocsHeading>
      <ul>
        {Object.entries(met).map(([name, text]) => (
          <li key={name}>
            <strong>{name}:</strong> {withCode(text)}
          </li>
        ))}
      </ul>
    </>
  );
}

type ExamplesProps = {
  readonly kind: 'do' | 'dont';
  readonly title: string;
  readonly examples: readonly WordedExample[];
};

function Examples({ kind, title, examples }: ExamplesProps) {
  return (
    <section className="docs-guide" data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {examples.map(({ text, reason }) => (
          <li key={text}>
            {withCode(text)}
            {reason && <span className="docs-reason">{withCode(reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

type HistoryDocs = Pick<BlockDocs, 'status'> & {
  readonly changes: readonly BlockDocs['changes'][number][];
};

/** Whether its data stays as it is, and when it last changed; below the title. */
export function Status({ docs: { status, changes } }: { docs: HistoryDocs }) {
  const [latest] = changes;
  return (
    <p className="docs-status sb-unstyled">
      <strong data-status={status}>{status}</strong>
      {latest && (
        <>
          last changed on <time dateTime={latest.date}>{latest.date}</time>
        </>
      )}
    </p>
  );
}

const MEANINGS: Readonly<Record<BlockDocs['status'], string>> = {
  stable: 'content written for it stays readable.',
  new: 'added since the last release; its data may still change.',
  deprecated: 'use what “When not to use it” names.',
};

/** What its status means, and what changed. */
export function History({ docs: { status, changes } }: { docs: HistoryDocs }) {
  return (
    <>
      <DocsHeading>Status and changes</DocsHeading>
      <p>
        <strong>{status}</strong>: {MEANINGS[status]}
      </p>
      <ul>
        {changes.map(({ date, what }) => (
          <li key={`${date} ${what}`}>
            <time dateTime={date}>{date}</time>: {what}
          </li>
        ))}
      </ul>
    </>
  );
}
