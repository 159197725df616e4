/** A node of a parsed JSON-LD document. */
export type JsonThing = { readonly '@type': string; readonly [name: string]: unknown };

/**
 * The required properties of each type as paths: Google's required and recommended ones, and for
 * loans those that distinguish one from another. `*` is every entry of a list.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'legalName', 'url', 'logo', 'address'],
  WebSite: ['name', 'url'],
  AboutPage: ['name', 'url', 'about.@id'],
  ContactPage: ['name', 'url', 'about.@id'],
  Corporation: ['name', 'description', 'url'],
  FinancialService: ['name', 'legalName', 'url', 'sameAs', 'identifier.name', 'identifier.value'],
  Game: ['name', 'description', 'url', 'publisher.name'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'identifier.name',
    'identifier.value',
    'hiringOrganization.name',
    'hiringOrganization.sameAs',
    'baseSalary.currency',
    'baseSalary.value.minValue',
    'baseSalary.value.maxValue',
    'baseSalary.value.unitText',
  ],
  BreadcrumbList: [
    'itemListElement.*.position',
    'itemListElement.*.name',
    'itemListElement.*.item',
  ],
  WebApplication: ['name', 'description', 'url', 'applicationCategory', 'operatingSystem'],
  ItemList: ['itemListElement.*.position', 'itemListElement.*.name'],
  FAQPage: ['mainEntity.*.name', 'mainEntity.*.acceptedAnswer.text'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher.@id',
    'inLanguage',
    'mainEntityOfPage.@id',
  ],
  ProfilePage: ['dateModified', 'mainEntity.name'],
  Review: [
    'name',
    'author',
    'datePublished',
    'image',
    'itemReviewed.name',
    'reviewRating.ratingValue',
    'reviewRating.bestRating',
  ],
  DefinedTermSet: [
    'name',
    'hasDefinedTerm.*.@id',
    'hasDefinedTerm.*.name',
    'hasDefinedTerm.*.description',
  ],
  LoanOrCredit: [
    'name',
    'url',
    'provider.name',
    'broker.@id',
    'currency',
    'amount.value',
    'amount.currency',
    'loanTerm.value',
    'loanTerm.unitCode',
    'interestRate',
    'annualPercentageRate',
    'loanRepaymentForm.*.numberOfLoanPayments',
    'loanRepaymentForm.*.loanPaymentAmount.value',
  ],
  CreditCard: [
    ...['name', 'url', 'provider.name', 'broker.@id', 'currency'],
    ...['amount.minValue', 'amount.maxValue', 'amount.currency'],
    ...['interestRate', 'annualPercentageRate', 'feesAndCommissionsSpecification'],
  ],
  BankAccount: [
    ...['name', 'url', 'provider.name'],
    ...['bankAccountType', 'interestRate', 'feesAndCommissionsSpecification'],
  ],
  DepositAccount: [
    ...['name', 'url', 'provider.name'],
    ...['bankAccountType', 'interestRate', 'feesAndCommissionsSpecification'],
  ],
  BrokerageAccount: ['name', 'url', 'provider.name', 'feesAndCommissionsSpecification'],
  Service: ['name', 'url', 'provider.name'],
};

/** What schema.org defines for financial products, as far as pages may use it. */
const financialProduct = [
  ...['@type', 'name', 'url', 'provider', 'broker'],
  ...['annualPercentageRate', 'feesAndCommissionsSpecification', 'interestRate'],
];
const loanOrCredit = [...financialProduct, 'amount', 'currency', 'loanTerm', 'loanRepaymentForm'];
const bankAccount = [...financialProduct, 'accountMinimumInflow', 'bankAccountType'];

/** The properties that a type may have; types without a row may have any. */
const defined: Readonly<Record<string, readonly string[]>> = {
  LoanOrCredit: loanOrCredit,
  CreditCard: [...loanOrCredit, 'cashBack', 'contactlessPayment', 'monthlyMinimumRepaymentAmount'],
  BankAccount: bankAccount,
  DepositAccount: [...bankAccount, 'amount'],
  BrokerageAccount: [...financialProduct, 'amount'],
  Service: ['@type', 'name', 'url', 'provider', 'broker', 'offers'],
};

/** The issues of a JSON-LD document; empty if it is valid. */
export function structuredDataFaults(document: unknown): string[] {
  const { '@context': context, '@graph': graph } = document as Record<string, unknown>;
  if (context !== 'https://schema.org' || !Array.isArray(graph)) return ['not a graph'];
  return (graph as JsonThing[]).flatMap((thing) => {
    const paths = required[thing['@type']];
    if (!paths) return [`${thing['@type']} is not a type that pages tell of`];
    const missing = paths.filter((path) => valuesAt(thing, path.split('.')).some(isMissing));
    return [
      ...missing.map((path) => `${thing['@type']}.${path} is missing`),
      ...undefinedProperties(thing).map((name) => `schema.org has no ${thing['@type']}.${name}`),
    ];
  });
}

function undefinedProperties(thing: JsonThing): string[] {
  const known = defined[thing['@type']];
  return known ? Object.keys(thing).filter((name) => !known.includes(name)) : [];
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') {
    // An empty list lacks the properties of its entries.
    if (!Array.isArray(value) || value.length === 0) return [undefined];
    return value.flatMap((entry) => valuesAt(entry, rest));
  }
  return valuesAt((value as Record<string, unknown> | undefined)?.[step], rest);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Every number and text of a JSON-LD document that people read, with its path. */
export function saidIn(value: unknown, path = ''): { path: string; said: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, said: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isVocabulary(name) ? [] : saidIn(inner, `${path}.${name}`),
  );
}

/** Names, units and URLs for programs. */
const isVocabulary = (name: string) =>
  /^(@|url$|item$|logo$|inLanguage$|position$|currency$|unitCode$)/.test(name);
