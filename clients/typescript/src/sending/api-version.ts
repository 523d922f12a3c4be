// Written from /openapi.json by `npm run docs`; a test fails where it differs.

/** The version of the API that is told in these types. */
export const apiVersion = '2026-11-28';
