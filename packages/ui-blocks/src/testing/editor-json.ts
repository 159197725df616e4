/** Short spellings of the editor's JSON, for tests and fixtures. */
export interface EditorJson {
  type: string;
  attrs?: Record<string, unknown>;
  content?: EditorJson[];
  marks?: EditorJson[];
  text?: string;
}

export const doc = (...content: EditorJson[]): EditorJson => ({ type: 'doc', content });
export const p = (...content: (EditorJson | string)[]): EditorJson => node('paragraph', ...content);
export const ul = (...items: string[]): EditorJson => ({
  type: 'bulletList',
  content: items.map((item) => node('listItem', p(item))),
});

export const text = (words: string, ...marks: (EditorJson | string)[]): EditorJson => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});

export const link = (href: string, attrs: Record<string, unknown> = {}): EditorJson => ({
  type: 'link',
  attrs: { href, ...attrs },
});

export const node = (type: string, ...content: (EditorJson | string)[]): EditorJson => ({
  type,
  content: content.map((child) => (typeof child === 'string' ? text(child) : child)),
});

export const block = (type: string, attrs: Record<string, unknown>): EditorJson => ({
  type,
  attrs,
});
