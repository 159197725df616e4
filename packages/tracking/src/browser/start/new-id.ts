/** Some 128 random bits, 22 characters of base64url, on pages that came by http too. */
export const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .slice(0, 22)
    .replace(/\W/g, '_');
