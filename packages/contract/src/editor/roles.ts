/** What an editor may do with the entries of a website, in one locale or all. */
export const EDITOR_ROLES = ['writer', 'reviewer', 'publisher', 'owner'] as const;
export type EditorRole = (typeof EDITOR_ROLES)[number];

/** The least role that may do something. Each role may also do what the roles before it may. */
export const EDITOR_PERMISSIONS = {
  read: 'writer',
  edit: 'writer',
  requestReview: 'writer',
  approve: 'reviewer',
  publish: 'publisher',
  overrideWarning: 'publisher',
  restore: 'publisher',
  audit: 'publisher',
  grant: 'owner',
} as const satisfies Record<string, EditorRole>;
export type EditorPermission = keyof typeof EDITOR_PERMISSIONS;

/** The locale of a grant for every locale, and for entries without one. */
export const ALL_LOCALES = '*';

/** Whether a role includes a permission. */
export function roleAllows(role: EditorRole, permission: EditorPermission): boolean {
  return EDITOR_ROLES.indexOf(role) >= EDITOR_ROLES.indexOf(EDITOR_PERMISSIONS[permission]);
}

/** A role of a user in a website. */
export interface Grant {
  readonly websiteId: number;
  /** A locale, or `ALL_LOCALES`. */
  readonly locale: string;
  readonly role: EditorRole;
}

/**
 * Whether grants include a permission in a website.
 *
 * @param place without a locale: in any locale; with '' for entries without locales
 */
export function isGranted(
  grants: readonly Grant[],
  permission: EditorPermission,
  { websiteId, locale }: { readonly websiteId: number; readonly locale?: string },
): boolean {
  return grants.some(
    (grant) =>
      grant.websiteId === websiteId &&
      (locale === undefined || grant.locale === ALL_LOCALES || grant.locale === locale) &&
      roleAllows(grant.role, permission),
  );
}
