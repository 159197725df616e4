import type { FieldDocs } from './screen-docs.ts';

/** Fields of content that mean the same on every page, so that no screen explains them again. */
export const commonFields: FieldDocs = {
  id: 'Identifies the entry; the same in every locale. Never change it.',
  locale: 'Language and country of the entry.',
  updatedAt: 'When the entry last changed; shown if it is later than the publication date.',
  translationOf: 'The locale of the original, if the entry is a translation.',
  slug: 'A short name in the language of the entry, unique in its folder.',
  path: 'Path of the page, without the prefix of the country.',
  pageType: 'Chooses the screen, unless the row of the route table names another.',
  heading: 'The only heading of level 1.',
  title: 'The only heading of level 1, and the title of the card in lists.',
  name: 'The only heading of level 1, and the title of the card in lists.',
  lead: 'One or two sentences below the heading.',
  summary: 'One or two sentences below the heading, and the text of the card in lists.',
  meta: 'What search engines and link previews show. Without it, the name and the summary are used.',
  'meta.title': 'The title of the browser tab and of the search result.',
  'meta.description': 'The text below that title: what the page answers, in one or two sentences.',
  'meta.noIndex':
    'Keeps the page out of search engines and the sitemap, and removes its structured data.',
  'meta.noFollow': 'Asks search engines not to follow the links of the page.',
  'meta.image':
    'The picture of link previews, 1200 by 630 pixels. Without one, it is generated from the heading.',
  image:
    'A picture above the text, and on the card in lists. It needs alternative text unless it is decorative.',
  logo: 'The logo of the company. Without one, its initials are shown.',
  body: 'The text: paragraphs and blocks.',
  relatedPaths: 'Pages to read next, as cards at the end.',
  authorId: 'Who wrote it: an entry of authors, shown by name with a link.',
  reviewerId: 'Who checked it: an entry of authors, shown by name with a link.',
  reviewedAt: 'When the reviewer last checked it. An edit does not count as a review.',
  publishedAt: 'When it was first published; shown next to the author.',
  categoryIds: 'Topics, as links above the heading; a topic without a page is left out.',
  position: 'Position in lists; the lowest comes first.',
};

/** What a list of products is made from. */
export const productListFields: FieldDocs = {
  productList: 'Which products the page lists. Without it, there is no list.',
  'productList.heading': 'Heading of level 2 above the list.',
  'productList.amount': 'The amount that loans are compared for, in whole units of the currency.',
  'productList.kind':
    'The kind of product, if the page type does not set one. The default is loans.',
  'productList.order': 'The order of the list, the same for every visitor.',
  'productList.order.property': 'A figure of the products, such as `apr` or `totalPayable`.',
  'productList.order.direction':
    'Lowest or highest first. Products with equal values are sorted by name.',
  'productList.filter': 'Limits the list to some products.',
  'productList.filter.conditions': 'A product must meet all of them.',
  'productList.filter.conditions[].property':
    'A property of the product, such as `amountRange.max`.',
  'productList.filter.conditions[].operator': 'How the property compares with the value.',
  'productList.filter.conditions[].value': 'A whole number.',
  'productList.limit': 'The maximum number of products.',
  'productList.orderStatement':
    'The sentence that states the order, instead of the one generated from `order`.',
};

/** What a calculator begins with and how far its fields go. */
export const toolFields: FieldDocs = {
  tool: 'Default values of the calculator. Each of its numbers needs a limit.',
  'tool.limits': 'By the name of a field: its range, the step of its slider and its default value.',
  'tool.limits.{name}.min': 'The lowest value. A lower one is raised to it, and the page says so.',
  'tool.limits.{name}.max':
    'The highest value. A higher one is lowered to it, and the page says so.',
  'tool.limits.{name}.step': 'Step of the slider. Typed values can be between steps.',
  'tool.limits.{name}.default': 'The value that the page starts with.',
  'tool.sources': 'The source of a default value: a law, or `contract` where no law sets it.',
  'tool.sources.{name}.act': 'The law that sets the figure.',
  'tool.sources.{name}.section': 'The section of the law.',
  'tool.sources.{name}.url': 'Where the figure is stated.',
  'tool.sources.{name}.accessedOn': 'When the figure was last compared with the source.',
  'tool.sources.{name}.until': 'The last day on which a temporary figure is valid.',
  'tool.checked':
    'Who compared the figures and the text with the law; leave it out until somebody has.',
  'tool.checked.by': 'Name of that person or body.',
  'tool.checked.on': 'The date of the comparison.',
};
