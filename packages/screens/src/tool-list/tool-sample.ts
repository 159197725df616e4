import type { PageTool } from '@plaza/contract';
import type { Writing } from '@plaza/i18n';
import { type PageType, pathOf } from '@plaza/routing';
import type { PageView } from '@plaza/ui-blocks';
import { compoundTexts } from '../compound-interest/texts.ts';
import { compoundInterest } from '../compound-interest/view.ts';
import { pageLink } from '../links/page-link.ts';
import { loanPriority } from '../loan-priority/view.ts';
import type { ScreenProps } from '../screen.ts';
import type { ToolAnswer, ToolSettings } from '../tools/tool.ts';

type Sample = (props: ScreenProps, path: string, writing: Writing) => Promise<string | undefined>;

/**
 * By the page that is the tool. None says what credit costs: beside that the law wants a whole
 * example, which a tile has no room for.
 */
const samples: Partial<Record<PageType, Sample>> = {
  CompoundInterestCalculator: async (props, path, { t, formats }) => {
    const answer = { tool: compoundInterest, texts: compoundTexts(t) };
    return (await firstAnswer(props, path, { ...answer, formats }))?.values?.summary;
  },
  LoanPriorityTool: async (props, path, { t, formats }) => {
    const view = await firstAnswer(props, path, { tool: loanPriority, texts: {}, formats });
    const time = view?.shown?.plans && view.values?.['avalanche-time'];
    return time ? `${t('loan-priority-time')}: ${time}` : undefined;
  },
  ProviderList: async ({ content }, _, { t }) => {
    const [company] = (await content.list('providers')).entries;
    return company && `${company.name}: ${t('provider-licence-number', company.licence)}`;
  },
  PaymentProviderList: async ({ content }) => {
    const [first] = (await content.list('paymentProviders')).entries;
    const way = first && (await content.item('paymentProvider', first.id));
    return way?.fees && `${way.name}: ${way.fees}`;
  },
};

/** What a tool answers to what its page begins with, or the first entry of its list. */
export async function toolSample(props: ScreenProps, address: string) {
  const { app, match, content } = props;
  const writing = await content.translator();
  for (const [pageType, sample] of Object.entries(samples)) {
    const path = pathOf(app.site, pageType as PageType, match.locale);
    if (path === undefined || pageLink(props, path) !== address) continue;
    const text = await sample(props, path, writing);
    if (text) return { label: writing.t('tool-sample'), text };
  }
  return undefined;
}

type First = Pick<ToolSettings, 'texts'> &
  Pick<Writing, 'formats'> & { readonly tool: ToolAnswer<PageTool & ToolSettings> };

async function firstAnswer(
  { content }: ScreenProps,
  path: string,
  { tool, texts, formats: { locale, currency } }: First,
): Promise<PageView | undefined> {
  const page = await content.page(path);
  return page?.tool && tool.view(new URLSearchParams(), { ...page.tool, locale, currency, texts });
}
