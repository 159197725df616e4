import { Button, NativeSelect, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { callAuth } from '../api/call.ts';
import { t } from '../texts/texts.ts';
import { useMay, useSession } from './use-website.ts';

/** The frame of every screen for those signed in: website, navigation, account. */
export function Shell() {
  return (
    <>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <header className="shell-header">
        <Link to="/" className="brand">
          {t('app.name')}
        </Link>
        <WebsiteChoice />
        <Navigation />
        <Account />
      </header>
      <main id="content" className="page" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const useWebsiteId = () => useParams({ strict: false }).websiteId;

function WebsiteChoice() {
  const session = useSession();
  const websiteId = useWebsiteId();
  const navigate = useNavigate();
  if (websiteId === undefined) return null;
  return (
    <NativeSelect
      aria-label={t('shell.website')}
      size="xs"
      value={`${websiteId}`}
      data={(session?.websites ?? []).map(({ id, name }) => ({ value: `${id}`, label: name }))}
      onChange={({ currentTarget }) =>
        void navigate({
          to: '/sites/$websiteId',
          params: { websiteId: Number(currentTarget.value) },
        })
      }
    />
  );
}

function Navigation() {
  const websiteId = useWebsiteId();
  const may = useMay(websiteId ?? 0);
  if (websiteId === undefined) return <nav className="shell-nav" aria-label={t('shell.nav')} />;
  const params = { websiteId };
  return (
    <nav className="shell-nav" aria-label={t('shell.nav')}>
      <Link
        to="/sites/$websiteId"
        params={params}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        {t('nav.entries')}
      </Link>
      <Link to="/sites/$websiteId/prices" params={params}>
        {t('nav.prices')}
      </Link>
      <Link to="/sites/$websiteId/texts" params={params}>
        {t('nav.texts')}
      </Link>
      <Link to="/sites/$websiteId/media" params={params}>
        {t('nav.media')}
      </Link>
      <Link to="/sites/$websiteId/redirects" params={params}>
        {t('nav.redirects')}
      </Link>
      <Link to="/sites/$websiteId/schedule" params={params}>
        {t('nav.schedule')}
      </Link>
      {may('audit') ? (
        <Link to="/sites/$websiteId/audit" params={params}>
          {t('nav.audit')}
        </Link>
      ) : null}
      {may('grant') ? (
        <Link to="/sites/$websiteId/people" params={params}>
          {t('nav.people')}
        </Link>
      ) : null}
    </nav>
  );
}

function Account() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const signOut = async () => {
    const answer = await callAuth('/sign-out', { callbackURL: '/sign-in' }).catch(() => undefined);
    queryClient.clear();
    // The provider's own sign-out leads back here.
    location.assign((answer as { url?: string } | undefined)?.url ?? '/sign-in');
  };
  return (
    <div className="shell-account">
      <Button
        size="compact-sm"
        variant="default"
        aria-pressed={isDark}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {t('shell.dark')}
      </Button>
      <Link to="/account">{session?.user.name}</Link>
      <Button size="compact-sm" variant="default" onClick={() => void signOut()}>
        {t('shell.signOut')}
      </Button>
    </div>
  );
}
