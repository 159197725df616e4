import type { OptionalCategory } from '@plaza/consent';

/** What a vendor uses a stored name for; each language has a sentence for each. */
export type StorageUse =
  | 'adVisitor'
  | 'adVisit'
  | 'adClick'
  | 'thirdParty'
  | 'referrer'
  | 'expiry'
  | 'allowed'
  | 'usageVisitor'
  | 'usageVisit'
  | 'usageSync';

/** A name that a vendor stores. */
export type VendorStoredName = {
  /** A cookie or web-storage key; `*` matches anything. */
  readonly name: string;
  readonly use: StorageUse;
  readonly lasts: `${number} ${'minute' | 'day' | 'month' | 'year'}` | 'deleted' | 'tab' | 'visit';
  /** A cookie unless said otherwise. */
  readonly kind?: 'local' | 'session';
  /** The host of a cookie that the site itself can neither read nor delete. */
  readonly host?: string;
};

/** Everything that a vendor stores in the visitor's browser. */
export type VendorStorage = {
  /** The address of its privacy policy. */
  readonly url: string;
  readonly stored: readonly VendorStoredName[];
  /**
   * Names that it stores only if another category is allowed as well; a withdrawal of either
   * deletes them.
   */
  readonly alsoWith?: Readonly<Partial<Record<OptionalCategory, readonly string[]>>>;
};
