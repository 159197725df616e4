import { type RoutedSite, resolveRequest } from '@plaza/routing';
import { answerOf, type ScreenAnswer, screenAnswers } from '@plaza/screens';

/** The route of Next that answers a page with a query. */
const ANSWERS_ROUTE = '/api/answers';

/** The parameter of that route with the path of the page. */
export const PATH_PARAMETER = 'path';

/** Its parameter that asks for the settings of the page's form alone. */
export const SETTINGS_PARAMETER = 'settings';

/** Parameters by which a page of some screen is asked something. */
export const answerParameters: ReadonlySet<string> = new Set(
  Object.values(screenAnswers).flatMap(({ parameters }) => parameters),
);

/**
 * The target of a request, led to the route that answers it if its page is asked something:
 * `/es/buscar/?q=tae`. Everything else is unchanged, also such a page without a value for one of its
 * parameters, which is a page like others.
 */
export function answerTarget(site: RoutedSite<unknown>, target: string): string {
  const answer = askedAnswer(site, target);
  if (!answer) return target;
  const { pathname, searchParams } = new URL(target, 'http://site.invalid');
  const carried = new Set([...answer.parameters, ...(answer.further ?? [])]);
  const parameters = new URLSearchParams({ [PATH_PARAMETER]: pathname });
  for (const [name, value] of searchParams) if (carried.has(name)) parameters.append(name, value);
  return `${ANSWERS_ROUTE}?${parameters}`;
}

/** Whether the target is a page that is asked something. */
export const isAnswered = (site: RoutedSite<unknown>, target: string): boolean =>
  askedAnswer(site, target) !== undefined;

function askedAnswer(site: RoutedSite<unknown>, target: string): ScreenAnswer | undefined {
  const query = /\?([^#]*)/.exec(target)?.[1];
  if (!query) return undefined;
  const asked = [...new URLSearchParams(query)].flatMap(([name, value]) =>
    answerParameters.has(name) && value !== '' ? name : [],
  );
  if (asked.length === 0) return undefined;
  const found = resolveRequest(site, undefined, target);
  const answer = found.kind === 'page' ? answerOf(found.route) : undefined;
  return answer?.parameters.some((name) => asked.includes(name)) ? answer : undefined;
}
