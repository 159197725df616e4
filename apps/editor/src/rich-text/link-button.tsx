import { Button, Popover } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkTarget } from '../form/fields/link-field.tsx';
import { t } from '../texts/texts.ts';

/** Links the selected text to a page that is picked, or to an address elsewhere. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState('');
  const current = String(editor.getAttributes('link').href ?? '');
  const canLink = editor.isActive('link') || !editor.state.selection.empty;
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-start" withRoles>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant={editor.isActive('link') ? 'filled' : 'default'}
          disabled={!canLink}
          onClick={() => {
            setTarget(current);
            setOpen(!isOpen);
          }}
        >
          {t('rich.link')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="link-dropdown" aria-label={t('rich.link')}>
        <LinkTarget field={{ label: t('link.target') }} value={target} onChange={setTarget} />
        <div className="row">
          <Button
            size="compact-sm"
            disabled={target === ''}
            onClick={() => {
              editor.chain().extendMarkRange('link').setLink({ href: target }).run();
              close();
            }}
          >
            {t('link.set')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!editor.isActive('link')}
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              close();
            }}
          >
            {t('link.unset')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
