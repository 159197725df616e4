import { Pagination } from '@mantine/core';
import { t } from '../texts/texts.ts';

type Props = {
  readonly total: number;
  /** Of a page. */
  readonly size: number;
  readonly page?: number | undefined;
  readonly onChange: (page: number) => void;
};

/** The pages of a list; nothing if there is one. */
export function Pages({ total, size, page = 1, onChange }: Props) {
  if (total <= size) return null;
  return (
    <Pagination
      total={Math.ceil(total / size)}
      value={page}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': t(`page.${control}`) })}
      getItemProps={(item) => ({ 'aria-label': t('page.number', { page: item }) })}
    />
  );
}
