/** The first picture among the files that are pasted or dropped. */
export const pictureFileOf = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(
    ({ type, name }) => type.startsWith('image/') || /\.(?:heic|heif|avif|svg)$/i.test(name),
  );
