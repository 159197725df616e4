/** Words of the preferences dialog that no content entry has. */
export interface DialogLabels {
  /** What the dialog is called. */
  title: string;
  /** Text of the link to what a provider says of its cookies. */
  learnMore: (providerName: string) => string;
  expiration: string;
  type: string;
}
