/** §3, §7: the schemas, types and tables of everything that crosses a process. */

export { chooseAlternatives } from './core/choose-alternatives.ts';
export { compareEntries } from './core/compare-entries.ts';
export { componentTexts, interfaceTextSlug } from './core/component-texts.ts';
export {
  type EntryPage,
  entryPage,
  entryPageType,
  listContentPaths,
} from './core/list-content-paths.ts';
export { type ListPage, listPage } from './core/list-page.ts';
export { type ConsentPolicy, policyHash } from './core/policy-hash.ts';
export { prefixedPath } from './core/prefixed-path.ts';
export { type ProductAmounts, productAmounts, productCurrency } from './core/product-amounts.ts';
export { type ConsentTexts, textsHash } from './core/texts-hash.ts';
export {
  type AccessibilityReport,
  accessibilityReportSchema,
} from './model/accessibility-report.ts';
export {
  APPLICATION_LIMITS,
  type Application,
  type ApplicationAnswers,
  type ApplicationCreated,
  type ApplicationRequest,
  type ApplicationStepRequest,
  type ApplicationSubmitRequest,
  type ApplicationSubmitted,
  applicationCreatedSchema,
  applicationRequestSchema,
  applicationSchema,
  applicationStepRequestSchema,
  applicationSubmitRequestSchema,
  applicationSubmittedSchema,
  applicationTokenSchema,
  applicationVersionSchema,
  type ConfirmationEmailRequest,
  type ConfirmationEmailResponse,
  confirmationEmailRequestSchema,
  confirmationEmailResponseSchema,
  type EmailConfirmationRequest,
  type EmailConfirmed,
  emailConfirmationRequestSchema,
  emailConfirmedSchema,
} from './model/application.ts';
export {
  APPLICATION_PROBLEMS,
  APPLICATIONS,
  type ApplicationOperationName,
} from './model/application-operations.ts';
export { type Author, authorSchema } from './model/author.ts';
export { type Category, categorySchema } from './model/category.ts';
export {
  CLICK_LIMITS,
  type Click,
  type ClickBatch,
  clickBatchSchema,
  clickPath,
} from './model/click.ts';
export { CLIENT_TYPES, type ClientIdRequest, clientIdRequestSchema } from './model/client-id.ts';
export { COMMANDS, type CommandName } from './model/commands.ts';
export { type Component, componentSchema } from './model/component.ts';
export {
  CONSENT_METHODS,
  type ConsentMethod,
  type ConsentReceiptRequest,
  consentReceiptRequestSchema,
} from './model/consent-receipt.ts';
export {
  type ContactMessageRequest,
  type ContactMessageResponse,
  contactMessageRequestSchema,
  contactMessageResponseSchema,
  MESSAGE_LIMITS,
  MESSAGE_TOPICS,
  SPAM_SIGNS,
} from './model/contact-message.ts';
export {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
  type EntryOf,
  type WebsiteContent,
} from './model/content-folders.ts';
export {
  type ContentPath,
  contentPathSchema,
  PATHS_LIMIT,
  type RemovedPath,
  removedPathSchema,
} from './model/content-path.ts';
export type { ConversionPartner } from './model/conversion-partner.ts';
export {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  type CookieCategory,
  consentCategorySchema,
  cookieCategorySchema,
} from './model/cookie-category.ts';
export { type CookieConsent, cookieConsentSchema } from './model/cookie-consent.ts';
export { CARD_NETWORKS } from './model/credit-products.ts';
export { ACCOUNT_TYPES, BROKER_TRADES } from './model/deposit-products.ts';
export { type Device, deviceSchema } from './model/device.ts';
export {
  type Diary,
  type DiaryEntry,
  type DiarySummary,
  diaryEntrySchema,
  diarySchema,
  diarySummarySchema,
} from './model/diary.ts';
export {
  type FeaturedArticle,
  type FeaturedArticleSummary,
  featuredArticleSchema,
  featuredArticleSummarySchema,
} from './model/featured-article.ts';
export {
  type GameProvider,
  type GameProviderSummary,
  gameProviderSchema,
  gameProviderSummarySchema,
} from './model/game-provider.ts';
export { type GlossaryTerm, glossaryTermSchema } from './model/glossary-term.ts';
export { type Focus, focusSchema, type Image, imageSchema } from './model/image.ts';
export {
  type Impression,
  type ImpressionRequest,
  type ImpressionResponse,
  impressionIdSchema,
  impressionRequestSchema,
  impressionResponseSchema,
  impressionSchema,
} from './model/impression.ts';
export {
  EMPLOYMENT_TYPES,
  type Job,
  type JobSummary,
  jobSchema,
  jobSummarySchema,
  REMOTE_WORK,
  SALARY_PERIODS,
  type Scholarship,
  type ScholarshipSummary,
  scholarshipSchema,
  scholarshipSummarySchema,
} from './model/jobs-and-scholarships.ts';
export {
  LEAD_LIMITS,
  type LeadRequest,
  type LeadResponse,
  leadPath,
  leadRequestSchema,
  leadResponseSchema,
} from './model/lead.ts';
export { leadTokenSchema } from './model/lead-token.ts';
export {
  LINK_RELATIONS,
  type Link,
  linkSchema,
  linkTarget,
  sitePath,
  webUrl,
} from './model/link.ts';
export { LIST_LIMIT, LIST_PAGE_LIMIT, LIST_PAGE_SIZE } from './model/list-limit.ts';
export { type Locale, localeSchema } from './model/locale.ts';
export { type Menu, type MenuItem, menuItemSchema, menuSchema } from './model/menu.ts';
export { type Offer, offerSchema } from './model/offer.ts';
export { type Organization, organizationSchema } from './model/organization.ts';
export { type Page, pageSchema } from './model/page.ts';
export { type PageMeta, pageMetaSchema } from './model/page-meta.ts';
export { type PageProductList, pageProductListSchema } from './model/page-product-list.ts';
export { type PageTool, pageToolSchema } from './model/page-tool.ts';
export {
  PAYMENT_METHODS,
  type PaymentProvider,
  type PaymentProviderSummary,
  paymentProviderSchema,
  paymentProviderSummarySchema,
} from './model/payment-provider.ts';
export {
  isPictureId,
  PICTURE_LIMITS,
  PICTURE_PATH,
  PICTURE_TYPES,
  PICTURES,
  type PictureAddress,
  type PictureField,
  type PictureType,
  pictureAddress,
  pictureFields,
  pictureId,
  pictureIdsIn,
  readPictureAddress,
  respellPictures,
} from './model/picture.ts';
export { type Post, type PostSummary, postSchema, postSummarySchema } from './model/post.ts';
export { type PressRelease, pressReleaseSchema } from './model/press-release.ts';
export { MISSING_PROBLEMS, type Problem, problemSchema } from './model/problem.ts';
export {
  type LoanLike,
  PRICE_PERIODS,
  PRODUCT_KINDS,
  type Product,
  type ProductKind,
  type ProductOf,
  productSchema,
} from './model/product.ts';
export { productIdSchema, REFERRERS } from './model/product-parts.ts';
export {
  type Provider,
  type ProviderSummary,
  providerSchema,
  providerSummarySchema,
} from './model/provider.ts';
export { type QuestionGroup, questionGroupSchema } from './model/question-group.ts';
export { DEFAULT_ALTERNATIVES } from './model/request-parts.ts';
export type { ResourceRow } from './model/resource-row.ts';
export {
  type ItemResource,
  type ListResource,
  type PagedResource,
  RESOURCES,
  type ResourceName,
  type ResourceResponse,
} from './model/resources.ts';
export {
  CONTENT_TAG,
  contentTag,
  REVALIDATION_TAGS,
  type Revalidation,
  revalidationSchema,
  type TaggedEntry,
} from './model/revalidation.ts';
export {
  type Review,
  type ReviewSummary,
  reviewSchema,
  reviewSummarySchema,
} from './model/review.ts';
export {
  richTextDocumentSchema,
  type TiptapDocument,
  type TiptapNode,
} from './model/rich-text-document.ts';
export { SEARCH, SEARCH_LIMITS, type SearchResult, searchResultSchema } from './model/search.ts';
export { type SearchMenuItem, searchMenuItemSchema } from './model/search-menu-item.ts';
export {
  SLOT_VOLATILITIES,
  type Slot,
  type SlotSummary,
  slotSchema,
  slotSummarySchema,
} from './model/slot.ts';
export { type Tool, toolSchema } from './model/tool.ts';
export {
  type TrackingData,
  type TrackingField,
  trackingDataSchema,
} from './model/tracking-data.ts';
export { typedEmail } from './model/typed-text.ts';
export {
  eventIdSchema,
  type ProductView,
  productViewSchema,
  USER_EVENT_PARTITION_KEYS,
  type UserEventRequest,
  userEventRequestSchema,
} from './model/user-event.ts';
export {
  type NotifiedVendorRequest,
  type NotifiedVendors,
  notifiedVendorRequestSchema,
  notifiedVendorsSchema,
  type VendorClaimRequest,
  type VendorClaimResponse,
  vendorClaimRequestSchema,
  vendorClaimResponseSchema,
} from './model/vendor-claim.ts';
export {
  type CountryDetails,
  countrySchema,
  PRODUCTS_WITHHELD_BY_DEFAULT,
  type Website,
  websiteSchema,
} from './model/website.ts';
export {
  type Cookie,
  type CookieProvider,
  cookieProviderSchema,
  cookieSchema,
} from './model/website-cookie.ts';
