import { useEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type FormMessage, onFormMessage, plainAttrs } from '../editor/form-messages.ts';

type Props = {
  readonly block: string;
  readonly storyId: string;
  readonly attrs: object;
};

type Update = { readonly storyId: string; readonly args: object };

/** The form that editors fill in, in a frame that loads when it is opened; it drives the story. */
export function EditorForm({ block, storyId, attrs }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="docs-form sb-unstyled"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>The form that editors fill in</summary>
      {isOpen && <FormFrame block={block} storyId={storyId} attrs={attrs} />}
    </details>
  );
}

function FormFrame({ block, storyId, attrs }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const said = new Set<string>();
    let shown = plainAttrs(attrs);
    const show = () =>
      frame.current?.contentWindow?.postMessage(
        { kind: 'show', block, attrs: shown },
        location.origin,
      );
    const onMessage = ({ kind, attrs: next = {} }: FormMessage) => {
      if (kind === 'ready') return show();
      said.add(JSON.stringify(next));
      // Arguments are merged: what the form removed has to be named.
      const removed = Object.keys(shown).map((name) => [name, undefined]);
      shown = next;
      const updatedArgs = { ...Object.fromEntries(removed), ...next };
      channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
    };
    const onArgs = ({ storyId: id, args }: Update) => {
      const plain = plainAttrs(args);
      // An echo of what was typed may be older than what stands in the form.
      if (id !== storyId || said.has(JSON.stringify(plain))) return;
      shown = plain;
      show();
    };
    const end = onFormMessage(() => frame.current?.contentWindow, onMessage);
    channel.on(STORY_ARGS_UPDATED, onArgs);
    return () => {
      end();
      channel.off(STORY_ARGS_UPDATED, onArgs);
    };
  }, [block, storyId, attrs]);
  const scheme = document.documentElement.style.colorScheme || 'light';
  return (
    <iframe
      ref={frame}
      title="The form that editors fill in"
      src={`iframe.html?viewMode=story&id=editor-form--block&globals=scheme:${scheme}`}
      width="100%"
      height={560}
    />
  );
}
