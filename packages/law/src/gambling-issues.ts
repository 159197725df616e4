import { type GamblingRule, gamblingRuleOf, type Helpline } from '@plaza/finance';
import type { HtmlElement } from '@plaza/page-cache/build';
import { isCallToAction, isInside, type VisiblePage } from './visible-page.ts';

/**
 * Checks a page about games of chance: the notice of its country, with the age and the helpline,
 * visible above the first call to action. Elements are found by the attributes of the components.
 *
 * @returns one sentence per issue
 */
export function gamblingIssues(page: VisiblePage, locale: string): string[] {
  const rule = gamblingRuleOf(locale);
  if (!rule) return [`is about games of chance, and GAMBLING_RULES has no country of ${locale}`];
  const notice = page.unfolded.find(({ attributes }) => attributes.has('data-safer-gambling'));
  if (!notice) return ['has no safer-gambling notice'];
  const isLate = page.elements.some((it) => isCallToAction(it) && it.start < notice.start);
  return [
    ...(isLate ? ['has a call to action above its safer-gambling notice'] : []),
    ...noticeIssues(page, notice, rule),
  ];
}

function noticeIssues(
  { unfolded }: VisiblePage,
  notice: HtmlElement,
  { minimumAge, helpline }: GamblingRule,
): string[] {
  const parts = unfolded.filter((element) => isInside(element, notice));
  const age = parts.find(({ attributes }) => attributes.has('data-minimum-age'));
  const hasAge =
    age?.attributes.get('data-minimum-age') === `${minimumAge}` &&
    new RegExp(`\\b${minimumAge}\\b`).test(age.text);
  const hasWords = parts.some(({ name, text }) => name === 'p' && text.length > 40);
  return [
    ...(hasAge ? [] : [`does not say in its safer-gambling notice that players are ${minimumAge}`]),
    ...(hasWords ? [] : ['has a safer-gambling notice without a text']),
    ...helplineIssues(parts, helpline),
  ];
}

function helplineIssues(parts: readonly HtmlElement[], { name, phone, dial, url }: Helpline) {
  const links = parts.filter((element) => element.name === 'a');
  const isLinked = (href: string, text: string) =>
    links.some(({ attributes, text: shown }) => attributes.get('href') === href && shown === text);
  return isLinked(`tel:${dial}`, phone) && isLinked(url, name)
    ? []
    : [`does not link the helpline ${name}, ${phone}, in its safer-gambling notice`];
}
