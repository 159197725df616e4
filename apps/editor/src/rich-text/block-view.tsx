import { ActionIcon, Badge, Button } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useContext, useState } from 'react';
import { BlockFields } from '../form/block-fields.tsx';
import { blockForm, isBlockName } from '../form/field-schema.ts';
import { FormProvider, findingsBelow, useForm } from '../form/form-context.tsx';
import { isObject, type Json, type JsonObject, type JsonPath, withValue } from '../json/json.ts';
import { labelOf, t } from '../texts/texts.ts';
import { RichTextPath } from './rich-text-path.ts';
import { summaryOf } from './summary-of.ts';

/** A block within rich text: its name and a summary, and its form once it is opened. */
export function BlockView(props: NodeViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { isReadOnly } = useForm();
  const json = isObject(props.node.attrs.json) ? (props.node.attrs.json as JsonObject) : {};
  const type = typeof json.type === 'string' ? json.type : '';
  const path = useBlockPath(props);
  const findings = findingsBelow(useForm().findings, path);
  const name = labelOf(type);
  return (
    <NodeViewWrapper
      className="block"
      data-selected={props.selected || undefined}
      contentEditable={false}
    >
      <div className="block-head">
        <strong>{name}</strong>
        {findings.length > 0 ? (
          <Badge color="red" variant="light">
            {t('block.findings', { count: findings.length })}
          </Badge>
        ) : null}
        <span className="block-summary">{summaryOf(json)}</span>
        {isBlockName(type) ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'block.close' : 'block.edit', { name })}
          </Button>
        ) : (
          <span>{t('block.unknown')}</span>
        )}
        {isReadOnly ? null : (
          <ActionIcon
            variant="default"
            aria-label={t('block.remove', { name })}
            title={t('block.remove', { name })}
            onClick={() => props.deleteNode()}
          >
            ×
          </ActionIcon>
        )}
      </div>
      {isOpen ? (
        <BlockForm
          json={json}
          path={path}
          onChange={(next) => props.updateAttributes({ json: next })}
        />
      ) : null}
    </NodeViewWrapper>
  );
}

/** The path of a block of the document itself; blocks deeper within have that of the outer node. */
function useBlockPath({ getPos, editor }: NodeViewProps): JsonPath {
  const path = useContext(RichTextPath);
  const position = getPos();
  if (position === undefined) return path;
  return [...path, 'content', editor.state.doc.resolve(position).index(0)];
}

type BlockFormProps = {
  readonly json: JsonObject;
  readonly path: JsonPath;
  readonly onChange: (json: Json) => void;
};

function BlockForm({ json, path, onChange }: BlockFormProps) {
  const outer = useForm();
  if (!isBlockName(json.type)) return null;
  const form = blockForm(json.type);
  const inner = {
    ...outer,
    form,
    value: json,
    change: (at: JsonPath, value: Json | undefined) => onChange(withValue(json, at, value) as Json),
    findings: findingsBelow(outer.findings, path),
  };
  return (
    <FormProvider value={inner}>
      <div className="block-form">
        <BlockFields block={json.type} />
      </div>
    </FormProvider>
  );
}
