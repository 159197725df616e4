import { type Editor, EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { blockForm } from '../form/field-schema.ts';
import { REACH_NODE } from '../form/focus-field.ts';
import { useForm } from '../form/form-context.tsx';
import { imageValue } from '../form/image-value.ts';
import { isEqual, type Json, type JsonPath } from '../json/json.ts';
import { LazyPictureDialog } from '../media/lazy-picture-dialog.tsx';
import { pictureFileOf } from '../media/picture-file-of.ts';
import { BlockView } from './block-view.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { createCodec } from './codec.ts';
import { RichTextPath } from './rich-text-path.ts';
import { OpaqueBlock, richTextExtensions } from './schema-extensions.ts';
import { insertJson, Toolbar } from './toolbar.tsx';

type Props = {
  readonly id: string;
  readonly label: string;
  /** Of the document in its form. */
  readonly path: JsonPath;
  readonly value: Json;
  readonly isReadOnly: boolean;
  readonly onChange: (value: Json) => void;
};

const block = OpaqueBlock.extend({
  addNodeView: () =>
    ReactNodeViewRenderer(BlockView, {
      // Inputs within a block get their own keys and pointers.
      stopEvent: ({ event }) => !/^drag|^drop/.test(event.type),
      ignoreMutation: () => true,
    }),
});

/** Edits a document through the identity codec. The history is that of the whole entry. */
// biome-ignore lint/style/noDefaultExport: `lazy` loads the default export
export default function RichTextEditor(props: Props) {
  const { id, label, path, value, isReadOnly } = props;
  const latest = useRef(props);
  latest.current = props;
  // What the editor shows, as it was given or as it was last said.
  const shown = useRef<Json>(undefined);
  const codec = useRef<ReturnType<typeof createCodec>>(undefined);
  const loaded = useRef<Editor>(undefined);
  const { websiteId, entry } = useForm();
  const [asked, setAsked] = useState<{ readonly file?: File | undefined }>();
  /** A picture that is pasted or dropped is added to the library first, with its words. */
  const takePicture = (data: DataTransfer | null) => {
    const file = pictureFileOf(data);
    if (file) setAsked({ file });
    return file !== undefined;
  };
  const editor = useEditor({
    extensions: useMemo(() => richTextExtensions(block), []),
    editable: !isReadOnly,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => takePicture(event.clipboardData),
      handleDrop: (_view, event) => takePicture(event.dataTransfer),
      attributes: {
        ...{ id, class: 'rich-text', role: 'textbox', 'aria-multiline': 'true' },
        'aria-label': label,
      },
    },
    onUpdate({ editor: { state } }) {
      const saved = codec.current?.save(state.doc, shown.current);
      if (saved === undefined || isEqual(saved, latest.current.value)) return;
      shown.current = saved;
      latest.current.onChange(saved);
    },
  });
  useEffect(() => {
    // Tiptap replaces an editor whose effects ran late; the new one gets the value.
    if (editor.isDestroyed) return;
    const isNew = loaded.current !== editor;
    if (!isNew && isEqual(shown.current, value)) return;
    if (isNew || !codec.current) codec.current = createCodec(editor.schema);
    loaded.current = editor;
    const { state } = editor;
    const content = codec.current.load(value).content;
    shown.current = value;
    editor.view.dispatch(
      state.tr
        .replaceWith(0, state.doc.content.size, content)
        .setMeta('preventUpdate', true)
        .setMeta('addToHistory', false),
    );
  }, [editor, value]);
  useReachedNode(editor);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return (
    <RichTextPath value={path}>
      <div className="rich-text-frame">
        {isReadOnly ? null : (
          <Toolbar editor={editor} label={label} onPicture={() => setAsked({})} />
        )}
        <EditorContent editor={editor} />
        <LazyPictureDialog
          {...{ websiteId, locale: entry.locale, given: asked?.file }}
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
          onPick={(picture) => {
            const schema = blockForm('ImageBlock').root;
            const attrs = imageValue(undefined, { schema, picture, locale: entry.locale });
            insertJson(editor, { type: 'ImageBlock', attrs });
          }}
        />
      </div>
    </RichTextPath>
  );
}

/** Selects the node of the document that a click in the preview leads to. */
function useReachedNode(editor: Editor): void {
  useEffect(() => {
    if (editor.isDestroyed) return;
    const field = editor.view.dom;
    const reach = (event: Event) => {
      const [, index] = (event as CustomEvent<JsonPath>).detail;
      const { doc } = editor.state;
      if (typeof index !== 'number' || index >= doc.childCount) return;
      let position = 0;
      for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize;
      const node = doc.child(index);
      const chain = editor.chain().focus();
      (node.isTextblock
        ? chain.setTextSelection(position + 1)
        : chain.setNodeSelection(position)
      ).run();
      (editor.view.nodeDOM(position) as Element | null)?.scrollIntoView({ block: 'center' });
    };
    field.addEventListener(REACH_NODE, reach);
    return () => field.removeEventListener(REACH_NODE, reach);
  }, [editor]);
}
