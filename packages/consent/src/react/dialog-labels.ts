/** Words of the preferences dialog that no content entry has. */
export interface DialogLabels {
  /** What the dialog is called. */
  title: string;
  /** Text of the link to what a provider says of its cookies. */
  learnMore: (providerName: string) => string;
  /** Texts of the links to the site's policies. */
  cookiePolicy: string;
  privacyPolicy: string;
  /** Of the button that closes a dialog without deciding anything, where that is allowed. */
  close: string;
  expiration: string;
  type: string;
}
