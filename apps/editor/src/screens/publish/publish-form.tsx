import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Publishing } from '../../entry/publish-together.ts';
import { instantOf, zoneName } from '../../form/fields/time-field.tsx';
import { t } from '../../texts/texts.ts';

type Props = {
  readonly isBusy: boolean;
  readonly onPublish: (how: Publishing) => void;
};

/** Publishes now or at a time, and why in spite of warnings. */
export function PublishForm({ isBusy, onPublish }: Props) {
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const given = reason.trim() === '' ? {} : { reason: reason.trim() };
  const instant = instantOf(at);
  return (
    <>
      <Textarea
        label={t('publish.reason')}
        description={t('publish.reasonHint')}
        value={reason}
        maxLength={2000}
        autosize
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button disabled={isBusy} onClick={() => onPublish(given)}>
        {t('publish.now')}
      </Button>
      <TextInput
        label={t('publish.at')}
        description={t('field.zone', { zone: zoneName() })}
        type="datetime-local"
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={isBusy || instant === undefined}
        onClick={() => onPublish({ ...given, ...(instant && { at: instant }) })}
      >
        {t('publish.later')}
      </Button>
    </>
  );
}
