/** Plain text of an editor, a paragraph after each blank line. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a static text have nothing else
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
