import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';
import { withCode } from './with-code.tsx';

type GuidanceProps = {
  readonly docs: Pick<BlockDocs, 'follow' | 'mistakes'>;
  /** How the keyboard and screen readers meet it, by what is described. */
  readonly met: Readonly<Record<string, string>>;
};

/** Worded examples, and how the keyboard and screen readers meet a part or a page. */
export function Guidance({ docs: { follow, mistakes }, met }: GuidanceProps) {
  return (
    <>
      <h2>Write</h2>
      <Texts texts={follow} />
      <h2>Do not write</h2>
      <Texts texts={mistakes} />
      <h2>Accessibility</h2>
      <ul>
        {Object.entries(met).map(([name, text]) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{withCode(text)}</li>
      ))}
    </ul>
  );
}

/** Whether its data stays as it is, and what changed. */
export function History({
  docs: { status, changes },
}: {
  docs: Pick<BlockDocs, 'status'> & { readonly changes: readonly BlockDocs['changes'][number][] };
}) {
  return (
    <>
      <h2>Status and changes</h2>
      <p>
        Status: <strong>{status}</strong>
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
