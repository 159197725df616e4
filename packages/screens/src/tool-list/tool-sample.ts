import { pathOf } from '@plaza/routing';
import { compoundTexts } from '../compound-interest/texts.ts';
import { compoundInterest } from '../compound-interest/view.ts';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * What a tool answers to the numbers that its page begins with. Only of savings: beside the cost of
 * credit the law wants a whole example, which a tile has no room for.
 */
export async function toolSample(props: ScreenProps, address: string) {
  const { app, match, content } = props;
  const path = pathOf(app.site, 'CompoundInterestCalculator', match.locale);
  if (path === undefined || pageLink(props, path) !== address) return undefined;
  const page = await content.page(path);
  if (!page?.tool) return undefined;
  const { t, formats } = await content.translator();
  const { locale, currency } = formats;
  const settings = { ...page.tool, locale, currency, texts: compoundTexts(t) };
  const { values = {} } = compoundInterest.view(new URLSearchParams(), settings);
  const text = values.summary;
  return text ? { label: t('tool-sample'), text } : undefined;
}
