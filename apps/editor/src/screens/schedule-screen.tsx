import { Badge, Button, Table } from '@mantine/core';
import { NO_LOCALE } from '@plaza/contract/editor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import { scheduleQuery } from '../api/queries.ts';
import { Answer } from '../app/answer.tsx';
import { shortTime } from '../app/short-time.ts';
import { useWebsiteId } from '../app/use-place.ts';
import { useMay } from '../app/use-website.ts';
import { t } from '../texts/texts.ts';

/** What will be published later, and what happened to it. */
export function ScheduleScreen() {
  const websiteId = useWebsiteId();
  const query = useQuery(scheduleQuery(websiteId));
  return (
    <>
      <h1>{t('nav.schedule')}</h1>
      <Answer query={query}>
        {({ schedule }) =>
          schedule.length === 0 ? (
            <p>{t('schedule.none')}</p>
          ) : (
            <Table.ScrollContainer minWidth={560}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('schedule.time')}</Table.Th>
                    <Table.Th>{t('schedule.entries')}</Table.Th>
                    <Table.Th>{t('schedule.by')}</Table.Th>
                    <Table.Th>{t('find.state')}</Table.Th>
                    <Table.Th>{t('schedule.action')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {schedule.map((row) => (
                    <Table.Tr key={row.id}>
                      <Table.Td>{shortTime(row.publishAt)}</Table.Td>
                      <Table.Td>
                        {row.entries.map(({ folder, locale, id }) => (
                          <Link
                            key={`${folder}/${locale}/${id}`}
                            className="block-link"
                            to="/sites/$websiteId/entries/$folder/$locale/$entry"
                            params={{ websiteId, folder, locale: locale || NO_LOCALE, entry: id }}
                          >
                            {folder} / {locale} / {id}
                          </Link>
                        ))}
                      </Table.Td>
                      <Table.Td>{row.by.name}</Table.Td>
                      <Table.Td>
                        <Badge variant="light">{t(`schedule.${row.state}`)}</Badge>
                        {row.message ? <span className="quiet">{row.message}</span> : null}
                      </Table.Td>
                      <Table.Td>
                        {row.state === 'waiting' ? <Cancel scheduleId={row.id} /> : '–'}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )
        }
      </Answer>
    </>
  );
}

function Cancel({ scheduleId }: { readonly scheduleId: string }) {
  const websiteId = useWebsiteId();
  const may = useMay(websiteId);
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call('cancelSchedule', { websiteId, params: { scheduleId } }),
    onSuccess: (data) => queryClient.setQueryData(scheduleQuery(websiteId).queryKey, data),
  });
  if (!may('publish')) return <>–</>;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t('schedule.cancel')}
      </Button>
      {cancel.error ? <p role="alert">{cancel.error.message}</p> : null}
    </>
  );
}
