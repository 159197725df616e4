/** The header with the client's address, which the service sets itself. */
export const CLIENT_ADDRESS = 'x-editor-client';
