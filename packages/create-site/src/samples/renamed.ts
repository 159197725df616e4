import type { Product } from '@plaza/contract';

type Names = {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  readonly slug: string;
};

/** A product of another provider: everything that names one is of the new, but the link. */
export function renamed<P extends Product>(model: P, { id, name, provider, slug }: Names): P {
  const { providerId: _, ...rest } = model;
  return {
    ...(rest as P),
    ...{ id, slug, name },
    provider: {
      name: provider,
      legalName: (model.provider.legalName ?? provider).replace(model.provider.name, provider),
      url: `https://${slug}.example`,
    },
  };
}
