import { countryOfLocale, type PageType } from '@plaza/routing';
import { answerOf, type ScreenAnswer } from '@plaza/screens';
import type { Entry, Finding, SiteRule } from '../model.ts';

type Page = Entry<'pages'>['value'];
type Limits = NonNullable<Page['tool']>['limits'];

/** A page with a tool limits each of its inputs, and to numbers that the tool can calculate with. */
export const toolLimits: SiteRule = ({ entries, plaza }) =>
  entries('pages').flatMap(({ file, value: page }): Finding[] => {
    const answer = answerOf({ pageType: page.pageType as PageType, screen: undefined });
    if (!answer?.limits) return [];
    const limits = page.tool?.limits ?? {};
    const wrong = [
      ...missingLimits(answer.limits, limits),
      ...foreignLimits(answer.limits, limits),
    ];
    const { currency } = countryOfLocale(plaza.site, page.locale);
    const edge =
      wrong.length === 0 ? impossibleEdge(answer, { page, currency: currency.name }) : undefined;
    const all = edge === undefined ? wrong : [...wrong, edge];
    return all.map((finding) => ({ file, path: ['tool', 'limits'], ...finding }));
  });

type Found = Pick<Finding, 'message' | 'hint' | 'path'>;

const missingLimits = (names: readonly string[], limits: Limits): Found[] =>
  names
    .filter((name) => !limits[name])
    .map((name) => ({
      message: `the tool's input "${name}" has no limits`,
      hint: `Add "${name}": { "min": …, "max": …, "step": …, "default": … }.`,
    }));

const foreignLimits = (names: readonly string[], limits: Limits): Found[] =>
  Object.keys(limits)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      path: ['tool', 'limits', name],
      message: `the tool has no input "${name}"`,
      hint: `It has ${names.join(', ')}.`,
    }));

/** The inputs at which the tool fails: each at one of its limits. */
function impossibleEdge(
  { limits: names = [], view }: ScreenAnswer,
  { page, currency }: { readonly page: Page; readonly currency: string },
): Found | undefined {
  const { locale, tool } = page;
  const settings = { locale, currency, texts: {}, ...tool };
  for (const edge of edgesOf(names, tool?.limits ?? {})) {
    const query = new URLSearchParams(edge.map(([name, value]) => [name, `${value}`]));
    const said = answerTo(() => view?.(query, settings as never).values);
    if (said !== undefined && !/NaN|∞|Infinity|undefined/.test(said)) continue;
    return {
      message: `the tool cannot calculate with ${query}`,
      hint: 'Set narrower limits.',
    };
  }
  return undefined;
}

function answerTo(view: () => unknown): string | undefined {
  try {
    return JSON.stringify(view());
  } catch {
    return undefined;
  }
}

type Edge = (readonly [name: string, value: number])[];

/** Every combination of the lowest and the highest values. */
const edgesOf = (names: readonly string[], limits: Limits): Edge[] =>
  names.reduce<Edge[]>(
    (edges, name) =>
      edges.flatMap((edge) =>
        [limits[name]?.min, limits[name]?.max].map((value): Edge => [...edge, [name, value ?? 0]]),
      ),
    [[]],
  );
