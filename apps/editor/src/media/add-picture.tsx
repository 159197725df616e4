import { Alert, Button, Textarea } from '@mantine/core';
import type { LibraryPicture } from '@plaza/contract/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { useSubmit } from '../app/use-submit.ts';
import { t } from '../texts/texts.ts';
import { pictureFileOf } from './picture-file-of.ts';

type Props = {
  readonly websiteId: number;
  /** Of the alternative text. */
  readonly locale: string;
  /** What was pasted or dropped elsewhere. */
  readonly given?: File | undefined;
  readonly onAdded: (picture: LibraryPicture) => void;
  /** Of its heading. */
  readonly level?: 2 | 3;
};

/** Adds a picture to the library: dropped, pasted or chosen, with its alternative text. */
export function AddPicture({ websiteId, locale, given, onAdded, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const queryClient = useQueryClient();
  usePaste(setFile);
  const { submit, error, isBusy } = useSubmit(async () => {
    if (!file) return;
    const query = { name: file.name.slice(-200), locale, alt };
    const added = await call('addPicture', { websiteId, file, query });
    await queryClient.invalidateQueries({ queryKey: ['media', websiteId] });
    setFile(undefined);
    setAlt('');
    onAdded(added);
  });
  return (
    <form className="fields" onSubmit={submit}>
      <Heading>{t('media.add')}</Heading>
      {error ? <Alert color="red">{error}</Alert> : null}
      <FileInput file={file} onChange={setFile} />
      <Textarea
        label={t('picture.altLabel')}
        description={`${t('picture.alt')} (${locale})`}
        required
        withAsterisk={false}
        maxLength={300}
        autosize
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Button type="submit" loading={isBusy} disabled={!file || alt.trim() === ''}>
        {t('media.submit')}
      </Button>
    </form>
  );
}

type FileProps = {
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
};

/** A file field that files can be dropped on. */
function FileInput({ file, onChange }: FileProps) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: React.DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onChange(pictureFileOf(event.dataTransfer) ?? file);
      }}
    >
      <span>{t('media.file')}</span>
      <input
        type="file"
        accept=".avif,.jpg,.jpeg,.png,.svg,.webp"
        onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? file)}
      />
      <span className="quiet" role="status">
        {file ? (
          <bdi>{`${file.name}, ${Math.ceil(file.size / 1000)} kB`}</bdi>
        ) : (
          t('media.fileHint')
        )}
      </span>
      {file ? <LocalPicture key={file.lastModified} file={file} /> : null}
    </label>
  );
}

/** What will be added, so that one can say what it shows; nothing if the browser cannot show it. */
function LocalPicture({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const hide = () => setAddress(undefined);
  return address ? <img className="thumbnail" src={address} alt="" onError={hide} /> : null;
}

/** Takes a picture that is pasted while no text is. */
function usePaste(onFile: (file: File) => void): void {
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const file = pictureFileOf(clipboardData);
      if (file) onFile(file);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [onFile]);
}
