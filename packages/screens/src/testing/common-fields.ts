import type { FieldDocs } from './screen-docs.ts';

/** Fields of content that mean the same on every page, so that no screen explains them again. */
export const commonFields: FieldDocs = {
  id: 'Names the entry; the same in every locale, and never changed.',
  locale: 'Language and country of the entry.',
  updatedAt: 'When the entry last changed; shown where it is later than the day of publication.',
  translationOf: 'The locale of the original, if the entry is a translation.',
  slug: 'A short name in the language of the entry, unique in its folder.',
  path: 'Address of the page, without the prefix of the country.',
  pageType: 'Chooses the screen, unless the row of the route table names another.',
  heading: 'The only heading of level 1.',
  title: 'The only heading of level 1, and the title of the card in lists.',
  name: 'The only heading of level 1, and the title of the card in lists.',
  lead: 'One or two sentences below the heading.',
  summary: 'One or two sentences below the heading, and the text of the card in lists.',
  meta: 'What search engines and previews of links show. An entry without it takes its name and summary.',
  'meta.title': 'The title of the tab and of the result of a search.',
  'meta.description': 'The text below that title: what the page answers, in one or two sentences.',
  'meta.noIndex':
    'Keeps the page out of search engines and the sitemap, and without structured data.',
  'meta.noFollow': 'Asks search engines to follow no link of the page.',
  'meta.image':
    'The picture of previews, 1200 by 630 pixels; without one it is drawn from the heading.',
  image:
    'A picture above the text, and on the card in lists. It needs a text alternative unless it is decoration.',
  logo: 'The mark of the company; without one its initials are drawn.',
  body: 'The text, of paragraphs and blocks.',
  relatedPaths: 'Pages to read next, as cards at the end.',
  authorId: 'Who wrote it: an entry of authors, named with a link.',
  reviewerId: 'Who checked it: an entry of authors, named with a link.',
  reviewedAt: 'When the reviewer last read it. An edit is no review.',
  publishedAt: 'When it was first published; shown beside the author.',
  categoryIds: 'Topics, as links above the heading; a topic without a page is left out.',
  position: 'Place in lists, the lowest first.',
};

/** What a list of products is made from. */
export const productListFields: FieldDocs = {
  productList: 'Which products the page lists. Without it there is no list.',
  'productList.heading': 'Heading of level 2 above the list.',
  'productList.amount': 'The amount that loans are compared for, in whole units of the currency.',
  'productList.kind':
    'The kind of product, if it is not that of the page type; without either, loans.',
  'productList.order': 'The order of the list, which then stays for every visitor.',
  'productList.order.property': 'A figure of the products, such as `apr` or `totalPayable`.',
  'productList.order.direction': 'Lowest or highest first. Equal products follow by name.',
  'productList.filter': 'Leaves products out.',
  'productList.filter.conditions': 'A product must meet all of them.',
  'productList.filter.conditions[].property':
    'A property of the product, such as `amountRange.max`.',
  'productList.filter.conditions[].operator': 'How the property compares with the value.',
  'productList.filter.conditions[].value': 'A whole number.',
  'productList.limit': 'How many products are shown at most.',
  'productList.orderStatement':
    'Says the order to visitors, instead of the sentence made from `order`.',
};

/** What a calculator begins with and how far its fields go. */
export const toolFields: FieldDocs = {
  tool: 'What the calculator begins with. It needs a limit for each of its numbers.',
  'tool.limits': 'By the name of a field: its range, the step of its slider, and its first value.',
  'tool.limits.{name}.min': 'The lowest value; a lower one is raised to it, and the page says so.',
  'tool.limits.{name}.max':
    'The highest value; a higher one is lowered to it, and the page says so.',
  'tool.limits.{name}.step': 'How far the slider moves at once. Typed values need no step.',
  'tool.limits.{name}.default': 'The value that the page is made with.',
  'tool.sources': 'What a first value rests on: a law, or `contract` where no law sets it.',
  'tool.sources.{name}.act': 'The law that sets the figure.',
  'tool.sources.{name}.section': 'The section of the law.',
  'tool.sources.{name}.url': 'Where the figure is stated.',
  'tool.sources.{name}.accessedOn': 'When the figure was last compared with that.',
  'tool.sources.{name}.until': 'The last day of a figure that is set for a time.',
  'tool.checked': 'Who compared the figures and the text with the law; absent until somebody has.',
  'tool.checked.by': 'Name of that person or body.',
  'tool.checked.on': 'The day of the comparison.',
};
