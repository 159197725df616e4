import { describe, expect, test } from 'vitest';
import { impressionPageTypes, isImpressionPageType, pageTypes } from '../model/page-types.ts';
import { productTypes } from '../model/product-types.ts';

/** Copied verbatim from the specification, to reveal mistakes in the table. */
const specified = {
  pageTypes:
    'About, Author, AuthorList, Basic, CompoundInterestCalculator, Contact, CookiePolicy, Diary, DiaryList, EmailConfirmationGate, FAQ, FeaturedArticle, FeaturedArticleList, Forbidden, GameProvider, GameProviderList, GameSlot, GameSlotList, Glossary, InterestCostCalculator, Job, Landing, LeadQualifierApplication, LoanCalculator, LoanPriorityTool, MoneezyApp, MoneymanStep2, MoneymanStep3, PaymentProvider, PaymentProviderList, Post, PostList, Press, PrivacyPolicy, Provider, ProviderList, Review, Scholarship, Survey, ToolList, WhiteLabelUpsellComplete',
  productLists:
    'All, BankAccount, Broker, BrokerDebt, CreditCard, CreditCardStatic, LeadQualifier, Ranked, RankedDebt, Static',
  signups:
    'Broker, BrokerDebt, BrokerExtended, Extended, SouthAfrica, WhiteLabel, WhiteLabelApplication, WhiteLabelUpsell, WhiteLabelUpsellDebt, WhiteLabelUpsellMedical',
  impressions:
    'ProductList, ProductListBroker, ProductListBrokerDebt, ProductListCreditCard, ProductListLeadQualifier, ProductListRanked, ProductListRankedDebt, Signup, SignupBroker, SignupBrokerExtended, SignupExtended, Survey',
  productTypes:
    'Finance 1, Mobile 2, Broadband 3, MobileBroadband 4, PrepaidMobilePhoneCard 5, UnemploymentFund 6, MealKit 7, Dating 8, TelevisionPackage 9, Union 10, PrepaidCard 11, Others 12, FinanceSignup 13, FinanceInternalWebsite 14, AppProduct 15, Unsubscribe 16, IGaming 17',
};

const names = (list: string) => list.split(', ');
const variants = (base: string, list: string) => [base, ...names(list).map((it) => base + it)];

describe('§2.3 page types', () => {
  const productLists = variants('ProductList', specified.productLists);
  const signups = variants('Signup', specified.signups);

  test('§2.3 are the specified ones, variants under their full names', () => {
    expect(pageTypes).toEqual([...names(specified.pageTypes), ...productLists, ...signups]);
  });

  test('§2.3 request an impression with products exactly where specified', () => {
    expect(impressionPageTypes).toEqual(names(specified.impressions));
    expect(pageTypes.filter(isImpressionPageType).sort()).toEqual([...impressionPageTypes].sort());
  });
});

test('§3.3 product types have their ids', () => {
  const rows = Object.entries(productTypes).map(([name, id]) => `${name} ${id}`);
  expect(rows).toEqual(names(specified.productTypes));
});
