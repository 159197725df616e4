import { Button, Menu } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { BLOCK_NAMES, type BlockName, blockForm } from '../form/field-schema.ts';
import { initialValue } from '../form/initial-value.ts';
import type { Json } from '../json/json.ts';
import { labelOf, type TextName, t } from '../texts/texts.ts';
import { LinkButton } from './link-button.tsx';
import { OPAQUE } from './schema-extensions.ts';

type Action = {
  readonly name: TextName;
  readonly sign: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
};

const heading = (level: 2 | 3 | 4): Action => ({
  name: `rich.heading${level}`,
  sign: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const actions: readonly Action[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    ...{ name: 'rich.bold', sign: 'B', isOn: (editor) => editor.isActive('bold') },
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    ...{ name: 'rich.italic', sign: 'I', isOn: (editor) => editor.isActive('italic') },
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    ...{ name: 'rich.bulletList', sign: '•', isOn: (editor) => editor.isActive('bulletList') },
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ name: 'rich.orderedList', sign: '1.', isOn: (editor) => editor.isActive('orderedList') },
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ name: 'rich.quote', sign: '“', isOn: (editor) => editor.isActive('blockquote') },
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const tableActions: readonly Action[] = [
  {
    ...{ name: 'table.insert', sign: '' },
    run: insertTable,
  },
  { name: 'table.addRow', sign: '', run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    name: 'table.addColumn',
    sign: '',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { name: 'table.deleteRow', sign: '', run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    name: 'table.deleteColumn',
    sign: '',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  { name: 'table.delete', sign: '', run: (editor) => editor.chain().focus().deleteTable().run() },
];

type Props = {
  readonly editor: Editor;
  readonly label: string;
  readonly onPicture: () => void;
};

/** What can be done with the text at the cursor. */
export function Toolbar({ editor, label, onPicture }: Props) {
  return (
    <div role="toolbar" aria-label={t('rich.toolbar', { label })} className="toolbar">
      {actions.map(({ name, sign, isOn, run }) => (
        <Button
          key={name}
          size="compact-sm"
          variant={isOn?.(editor) ? 'filled' : 'default'}
          aria-label={t(name)}
          aria-pressed={isOn?.(editor) ?? false}
          title={t(name)}
          onClick={() => run(editor)}
        >
          {sign}
        </Button>
      ))}
      <LinkButton editor={editor} />
      <Button size="compact-sm" variant="default" onClick={onPicture}>
        {t('rich.picture')}
      </Button>
      <MenuButton label={t('rich.table')}>
        {tableActions.map(({ name, run }, index) => (
          <Menu.Item
            key={name}
            disabled={index === 0 ? editor.isActive('table') : !editor.isActive('table')}
            onClick={() => run(editor)}
          >
            {t(name)}
          </Menu.Item>
        ))}
      </MenuButton>
      <MenuButton label={t('rich.block')}>
        {BLOCK_NAMES.map((name) => (
          <Menu.Item key={name} onClick={() => insertBlock(editor, name)}>
            {labelOf(name)}
          </Menu.Item>
        ))}
      </MenuButton>
    </div>
  );
}

function MenuButton({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="default">
          {label} ▾
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="menu-dropdown">{children}</Menu.Dropdown>
    </Menu>
  );
}

/** After what is selected, which stays. */
function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .setTextSelection(editor.state.selection.to)
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .run();
}

function insertBlock(editor: Editor, name: BlockName): void {
  const form = blockForm(name);
  insertJson(editor, { type: name, attrs: initialValue(form.root, form) });
}

/** Inserts a block after the one of the cursor. */
export function insertJson(editor: Editor, json: Json): void {
  // After the outermost node of the cursor: a block is not part of a list or a cell.
  const { $to } = editor.state.selection;
  const position = $to.depth === 0 ? $to.pos : $to.after(1);
  // The block is not selected: whatever is inserted next would replace it.
  const options = { updateSelection: false };
  editor
    .chain()
    .focus()
    .insertContentAt(position, { type: OPAQUE.block, attrs: { json } }, options)
    .run();
}
