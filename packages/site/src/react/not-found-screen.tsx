import { ProblemScreen, type ProblemScreenProps } from './problem-screen.tsx';

export type NotFoundScreenProps = Omit<ProblemScreenProps, 'problem'>;

/** The page-not-found screen (§2.4) within the site's frame. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  return <ProblemScreen {...props} problem="not-found" />;
}
