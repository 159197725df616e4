import type { ProductOf } from '@plaza/contract';

/** The names of networks are the same in every language. */
export const NETWORKS: Readonly<Partial<Record<ProductOf<'creditCard'>['network'], string>>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
};
