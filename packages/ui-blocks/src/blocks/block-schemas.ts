import type * as z from 'zod';
import { noticeSchema } from '../model/titled-text.ts';
import { basicBlockSchema } from './basic-block/schema.ts';
import { basicColorBlockSchema } from './basic-color-block/schema.ts';
import { bigIconBlockSchema } from './big-icon-block/schema.ts';
import { cookieTableBlockSchema } from './cookie-table-block/schema.ts';
import { counterSchema } from './counter/schema.ts';
import { dividerBlockSchema } from './divider-block/schema.ts';
import { faqSchema } from './faq/schema.ts';
import { financeOverviewBlockSchema } from './finance-overview-block/schema.ts';
import { imageBlockSchema } from './image-block/schema.ts';
import { imgComponentSchema } from './img-component/schema.ts';
import { leadFormSchema } from './lead-form/schema.ts';
import { linkBlockSchema } from './link-block/schema.ts';
import { prosConsBlockSchema } from './pros-cons-block/schema.ts';
import { questionBlockSchema } from './question-block/schema.ts';
import { quoteBlockSchema } from './quote-block/schema.ts';
import { recommendationBlockSchema } from './recommendation-block/schema.ts';
import { stepsBlockSchema } from './steps-block/schema.ts';
import { toListButtonBlockSchema } from './to-list-button-block/schema.ts';
import { videoEmbedSchema } from './video-embed/schema.ts';

/** The schema of a block's data. */
export type BlockSchema = z.ZodType<object>;

/**
 * The schema of each content block's data (§3.4), by its name in content, without the components:
 * what reads content outside a site, such as an import, needs no React.
 */
export const BLOCK_SCHEMAS = {
  BasicBlock: basicBlockSchema,
  BasicColorBlock: basicColorBlockSchema,
  BigIconBlock: bigIconBlockSchema,
  ConsBlock: noticeSchema,
  CookieTableBlock: cookieTableBlockSchema,
  Counter: counterSchema,
  DividerBlock: dividerBlockSchema,
  Faq: faqSchema,
  FinanceOverviewBlock: financeOverviewBlockSchema,
  ImageBlock: imageBlockSchema,
  ImgComponent: imgComponentSchema,
  InformationBlock: noticeSchema,
  LeadForm: leadFormSchema,
  LinkBlock: linkBlockSchema,
  ProsBlock: noticeSchema,
  ProsConsBlock: prosConsBlockSchema,
  QuestionBlock: questionBlockSchema,
  QuoteBlock: quoteBlockSchema,
  RecommendationBlock: recommendationBlockSchema,
  StepsBlock: stepsBlockSchema,
  ToListButtonBlock: toListButtonBlockSchema,
  VideoEmbed: videoEmbedSchema,
  WarningBlock: noticeSchema,
} as const satisfies Readonly<Record<string, BlockSchema>>;
