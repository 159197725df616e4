import * as z from 'zod';
import { sitePath, webUrl } from './link.ts';
import { localeSchema } from './locale.ts';
import { pageTypeName } from './page.ts';
import { line, text } from './text.ts';

/** §3.3 country details; with an empty prefix the country's pages are at the root. */
export const countrySchema = z.object({
  id: z.int().min(1).max(1_000_000),
  locale: localeSchema,
  pathPrefix: z
    .string()
    .max(64)
    .regex(/^[a-z0-9-]*$/),
  phoneCode: z.string().max(6).regex(/^\d+$/),
  currency: z.object({
    name: z
      .string()
      .length(3)
      .regex(/^[A-Z]{3}$/),
  }),
  /** Credit law regime, if it differs from that of the country code: `mx-cat`. */
  law: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

/** How a website keeps applications, and who sends their emails. */
const applicationSettingsSchema = z.object({
  /** Days for which an application is kept after its last change; default: 30. */
  openDays: z.int().min(1).max(3650).optional(),
  /** Days for which a submitted application is kept; default: 365. */
  submittedDays: z.int().min(1).max(3650).optional(),
  /** Default: `no-reply` at the host of the website. */
  sender: z.email().max(254).optional(),
});

/** An account at a vendor whose server is notified of events; its secret is in the environment. */
const serverVendorSchema = z.object({
  /** A pixel, a tag or an account; by locale if they differ. */
  account: z.union([text(64), z.record(localeSchema, text(64))]),
  /** The account that manages it. */
  manager: text(64).optional(),
  /** The vendor's ids by our event, if its account lists such ids. */
  actions: z
    .record(
      z
        .string()
        .max(40)
        .regex(/^\w{1,40}$/),
      text(64),
    )
    .optional(),
  /** How email and phone are formatted before they are hashed; default: `specification` (§5). */
  contact: z.enum(['specification', 'documentation']).optional(),
});

/** §7.2: the locales whose product lists answer nothing where a website does not say otherwise. */
export const PRODUCTS_WITHHELD_BY_DEFAULT: readonly string[] = ['en-US'];

/** §3.3: `content/website.json`, the website that a content folder belongs to. */
export const websiteSchema = z
  .object({
    id: z.int().min(1).max(2_147_483_647),
    url: webUrl,
    displayName: line,
    productType: z.int().min(1).max(1000),
    bingKey: text(100).optional(),
    analytics4Key: text(100).optional(),
    behaviourAnalyticsId: text(100).optional(),
    isMultiLanguage: z.boolean(),
    paths: z.record(localeSchema, z.record(pageTypeName, sitePath)).optional(),
    countries: z.array(countrySchema).min(1).max(300),
    applications: applicationSettingsSchema.optional(),
    /** By vendor; a vendor without an account is notified by browsers alone. */
    serverVendors: z
      .record(
        z
          .string()
          .max(40)
          .regex(/^[a-z]\w{0,39}$/),
        serverVendorSchema,
      )
      .optional(),
    /** Locales whose product lists answer nothing (§7.2); default: `PRODUCTS_WITHHELD_BY_DEFAULT`. */
    productsWithheld: z.array(localeSchema).max(300).optional(),
    /** Texts of the interface that differ from those of the language, by locale and key. */
    interfaceTexts: z.record(localeSchema, z.record(text(100), text(2000))).optional(),
  })
  .meta({ id: 'Website' });

export type CountryDetails = z.output<typeof countrySchema>;
export type Website = z.output<typeof websiteSchema>;
