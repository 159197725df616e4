/** About 128 random bits as 22 characters of base64url; unlike `randomUUID` it works over http. */
export const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .slice(0, 22)
    .replace(/\W/g, '_');
