import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { type FormMessage, onFormMessage } from './form-messages.ts';

// Its libraries are large, and no other story needs them.
const EditorForm = lazy(async () => ({
  default: (await import('editor/form/block-form')).BlockForm,
}));
type Shown = Partial<Pick<ComponentProps<typeof EditorForm>, 'block' | 'attrs'>>;

/** The form of a block, whose data comes from the page around it and goes back there. */
function FramedForm({ scheme }: { scheme: string }) {
  const [{ block = '', attrs }, setShown] = useState<Shown>({});
  useEffect(() => {
    // The canvas of a brand is not the editor's.
    document.documentElement.style.background = 'none';
    const end = onFormMessage(
      () => parent,
      ({ kind, ...shown }) => kind === 'show' && setShown(shown as Shown),
    );
    parent.postMessage({ kind: 'ready' } satisfies FormMessage, location.origin);
    return end;
  }, []);
  if (!attrs) return null;
  return (
    <div lang="en">
      <Suspense fallback={<p>Loading…</p>}>
        <EditorForm
          key={block}
          block={block}
          attrs={attrs}
          scheme={scheme === 'dark' ? 'dark' : 'light'}
          onChange={(next) => {
            setShown({ block, attrs: next });
            parent.postMessage({ kind: 'changed', attrs: next }, location.origin);
          }}
        />
      </Suspense>
    </div>
  );
}

/** Shown by the page of each block, in a frame: the editor's styles are not those of blocks. */
const meta: Meta = { title: 'Editor/Form', tags: ['block-form', '!dev', '!autodocs'] };
export default meta;

export const Block: StoryObj = {
  render: (_, { globals }) => <FramedForm scheme={globals.scheme} />,
};
