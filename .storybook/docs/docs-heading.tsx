type Props = { readonly children: string };

/** A heading of the documentation, which links and the list of contents lead to. */
export function DocsHeading({ children }: Props) {
  return <h2 id={children.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{children}</h2>;
}
