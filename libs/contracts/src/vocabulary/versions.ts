export const newestVersion = '2026-11-28';

/**
 * The versions of the API, the oldest first: each the day in CHANGELOG.md on which something changed that programs of before rely
 * on. What is only added is in all of them.
 */
export const apiVersions = [newestVersion] as const;

export type ApiVersion = (typeof apiVersions)[number];
