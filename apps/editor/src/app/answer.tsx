import { Alert, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../texts/texts.ts';

/** What a query answers, or that it is on its way, or why there is none. */
export function Answer<T>({
  query,
  children,
}: {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => React.ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Alert color="red">{query.error.message}</Alert>;
  return (
    <p role="status">
      <Loader size="xs" aria-hidden /> {t('loading')}
    </p>
  );
}
