import type { ContentFolder } from '@plaza/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { sessionQuery } from '../api/queries.ts';
import { FindScreen } from '../screens/find/find-screen.tsx';
import { readFindSearch } from '../screens/find/find-search.ts';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { WebsitesScreen } from '../screens/websites-screen.tsx';
import { ErrorScreen, MissingScreen } from './error-screen.tsx';
import { Shell } from './shell.tsx';

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: Outlet,
  errorComponent: ErrorScreen,
  notFoundComponent: MissingScreen,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to, error }): { readonly to?: string; readonly error?: string } => ({
    // Only addresses of the editor itself.
    ...(typeof to === 'string' && /^\/(?![/\\])/.test(to) && { to }),
    ...(typeof error === 'string' && { error }),
  }),
  component: SignInScreen,
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(
    () => import('../screens/sign-in/invitation-screen.tsx'),
    'InvitationScreen',
  ),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  async beforeLoad({ context: { queryClient }, location }) {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (!session) throw redirect({ to: '/sign-in', search: { to: location.href } });
  },
  component: Shell,
});

const websites = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: WebsitesScreen,
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(
    () => import('../screens/account/account-screen.tsx'),
    'AccountScreen',
  ),
});

const website = createRoute({
  getParentRoute: () => signedIn,
  path: '/sites/$websiteId',
  params: {
    parse: ({ websiteId }) => ({ websiteId: Number(websiteId) }),
    stringify: ({ websiteId }) => ({ websiteId: `${websiteId}` }),
  },
});

const find = createRoute({
  getParentRoute: () => website,
  path: '/',
  validateSearch: readFindSearch,
  component: FindScreen,
});

const edit = createRoute({
  getParentRoute: () => website,
  path: '/entries/$folder/$locale/$entry',
  params: {
    parse: ({ folder, locale, entry }) => ({ folder: folder as ContentFolder, locale, entry }),
  },
  component: lazyRouteComponent(() => import('../screens/edit/edit-screen.tsx'), 'EditScreen'),
});

const schedule = createRoute({
  getParentRoute: () => website,
  path: '/schedule',
  component: lazyRouteComponent(() => import('../screens/schedule-screen.tsx'), 'ScheduleScreen'),
});

const media = createRoute({
  getParentRoute: () => website,
  path: '/media',
  component: lazyRouteComponent(() => import('../screens/media/media-screen.tsx'), 'MediaScreen'),
});

const prices = createRoute({
  getParentRoute: () => website,
  path: '/prices',
  component: lazyRouteComponent(
    () => import('../screens/products/prices-screen.tsx'),
    'PricesScreen',
  ),
});

const texts = createRoute({
  getParentRoute: () => website,
  path: '/texts',
  component: lazyRouteComponent(
    () => import('../screens/interface-texts/texts-screen.tsx'),
    'TextsScreen',
  ),
});

const redirects = createRoute({
  getParentRoute: () => website,
  path: '/redirects',
  component: lazyRouteComponent(
    () => import('../screens/redirects/redirects-screen.tsx'),
    'RedirectsScreen',
  ),
});

const audit = createRoute({
  getParentRoute: () => website,
  path: '/audit',
  validateSearch: ({ page }): { readonly page?: number } =>
    Number(page) > 1 ? { page: Number(page) } : {},
  component: lazyRouteComponent(() => import('../screens/audit-screen.tsx'), 'AuditScreen'),
});

const preview = createRoute({
  getParentRoute: () => website,
  path: '/preview',
  validateSearch: ({ path }): { readonly path?: string } =>
    typeof path === 'string' && /^\/(?![/\\])/.test(path) ? { path } : {},
  component: lazyRouteComponent(() => import('../screens/preview-screen.tsx'), 'PreviewScreen'),
});

const people = createRoute({
  getParentRoute: () => website,
  path: '/people',
  component: lazyRouteComponent(
    () => import('../screens/people/people-screen.tsx'),
    'PeopleScreen',
  ),
});

const routeTree = root.addChildren([
  signIn,
  invitation,
  signedIn.addChildren([
    websites,
    account,
    website.addChildren([
      find,
      edit,
      preview,
      prices,
      texts,
      media,
      redirects,
      schedule,
      audit,
      people,
    ]),
  ]),
]);

export const createEditorRouter = (queryClient: QueryClient) =>
  createRouter({ routeTree, context: { queryClient }, defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createEditorRouter>;
  }
}
