import {
  chooseAlternatives,
  PRODUCTS_WITHHELD_BY_DEFAULT,
  type Product,
  websiteSchema,
} from '@plaza/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Reader, ReadRequest } from '../content/read-request.ts';
import type { Orm } from '../database/database.ts';
import { products, websites } from '../database/schema.ts';

/**
 * §7.2 `/data/products`: active products unless `includeInactive`, best rank first; none in a locale
 * whose products the website withholds.
 */
export const readProducts: Reader = async (orm, { websiteId, query }) => {
  const { locale, includeInactive } = query as { locale: string; includeInactive?: boolean };
  if (await isWithheld(orm, websiteId, locale)) return { value: [] };
  const active = includeInactive ? undefined : eq(products.active, true);
  return { value: await select(orm, { websiteId, locale }, active) };
};

async function isWithheld(orm: Orm, websiteId: number, locale: string): Promise<boolean> {
  const [row] = await orm
    .select({ settings: websites.settings })
    .from(websites)
    .where(eq(websites.id, websiteId));
  const { productsWithheld } = withheldSchema.parse(row?.settings ?? {});
  return (productsWithheld ?? PRODUCTS_WITHHELD_BY_DEFAULT).includes(locale);
}

const withheldSchema = websiteSchema.pick({ productsWithheld: true });

/**
 * §7.2 `/data/products/{id or slug}`. A slug only finds inactive products with `includeInactive`.
 */
export const readProduct: Reader = async (orm, request) => ({
  value: await findProduct(orm, request),
});

async function findProduct(orm: Orm, { websiteId, params, query }: ReadRequest) {
  const { locale, includeInactive } = query as { locale: string; includeInactive?: boolean };
  const name = String(params.id);
  if (isId(name)) return (await select(orm, { websiteId, locale }, hasId(name)))[0];
  const active = includeInactive ? undefined : eq(products.active, true);
  return (await select(orm, { websiteId, locale }, and(eq(products.slug, name), active)))[0];
}

/** §7.2 `/data/products/{id}/alternatives`. */
export const readAlternatives: Reader = async (orm, request) => {
  const { locale, count } = request.query as { locale: string; count: number };
  const product = await findProduct(orm, request);
  if (!product) return { value: undefined };
  const sameType = and(eq(products.active, true), eq(products.productType, product.productType));
  const candidates = await select(orm, { websiteId: request.websiteId, locale }, sameType);
  return { value: chooseAlternatives(product, candidates, count) };
};

async function select(
  orm: Orm,
  { websiteId, locale }: Pick<ReadRequest, 'websiteId'> & { locale: string },
  condition: SQL | undefined,
): Promise<Product[]> {
  const rows = await orm
    .select({ body: products.body })
    .from(products)
    .where(and(eq(products.websiteId, websiteId), eq(products.locale, locale), condition))
    .orderBy(asc(products.rank), asc(products.id));
  return rows.map(({ body }) => body as Product);
}

const isId = (name: string) => /^\d+$/.test(name);

/** No product has an id above PostgreSQL's maximum integer. */
const hasId = (name: string) => eq(products.id, Number(name) > 2_147_483_647 ? 0 : Number(name));
