import type { BlockDocs } from '@plaza/ui-blocks/testing/block-docs';

/** Worded examples, and how the keyboard and screen readers meet the block. */
export function Guidance({ docs }: { docs: BlockDocs }) {
  const { follow, mistakes, accessibility } = docs;
  return (
    <>
      <h2>Write</h2>
      <Texts texts={follow} />
      <h2>Do not write</h2>
      <Texts texts={mistakes} />
      <h2>Accessibility</h2>
      <ul>
        <li>Roles: {accessibility.roles}</li>
        <li>Keys: {accessibility.keys}</li>
        <li>A screen reader says: {accessibility.reader}</li>
      </ul>
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Whether its data stays as it is, and what changed. */
export function History({ docs: { status, changes } }: { docs: BlockDocs }) {
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
