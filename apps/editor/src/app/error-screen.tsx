import { Alert, Button } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { t } from '../texts/texts.ts';

export function ErrorScreen({ error }: ErrorComponentProps) {
  return (
    <main className="page narrow">
      <h1>{t('error.title')}</h1>
      <Alert color="red">{error instanceof Error ? error.message : String(error)}</Alert>
      <Button onClick={() => location.reload()}>{t('error.again')}</Button>
    </main>
  );
}

export function MissingScreen() {
  return (
    <main className="page narrow">
      <h1>{t('missing.title')}</h1>
      <p>
        <Link to="/">{t('missing.home')}</Link>
      </p>
    </main>
  );
}
