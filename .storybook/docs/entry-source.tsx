import { Source } from '@storybook/addon-docs/blocks';

type EntrySourceProps = {
  /** The folder of the content, without `content/`. */
  readonly folder: string;
  readonly json: string;
  readonly open?: boolean;
};

/** An entry of a sample site, for a brand team to copy. */
export function EntrySource({ folder, json, open = false }: EntrySourceProps) {
  return (
    <details className="docs-form" open={open}>
      <summary>An entry of content/{folder}/ to copy; long texts and lists are shortened</summary>
      <Source code={json} language="json" />
    </details>
  );
}
