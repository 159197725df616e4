import { type FormEvent, useState } from 'react';

/** Runs what a form does, once at a time, and holds why it failed. */
export function useSubmit(run: () => Promise<void>) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    void run()
      .catch((reason: unknown) => setError((reason as Error).message))
      .finally(() => setBusy(false));
  };
  return { submit, error, isBusy };
}
