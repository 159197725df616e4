import { createConnections, type From } from '@plaza/testing/load/load-connection';
import { requestOf } from '@plaza/testing/load/open-loop';

type Load = {
  readonly request: Parameters<typeof requestOf>[0];
  readonly connections: number;
  readonly seconds: number;
  readonly from?: From;
};

/** Sends the next request when one is answered. @returns successful responses per second */
export async function measureCapacity({
  request,
  connections: most,
  seconds,
  from,
}: Load): Promise<number> {
  const { send, idle, close } = createConnections(request.url, requestOf(request), {
    most,
    ...(from && { from }),
  });
  const end = performance.now() + seconds * 1000;
  let accepted = 0;
  const sendNext = () =>
    send((status) => {
      if (status >= 200 && status < 400) accepted += 1;
      if (performance.now() < end) sendNext();
    });
  for (let index = 0; index < most; index += 1) sendNext();
  await idle();
  close();
  return accepted / seconds;
}
