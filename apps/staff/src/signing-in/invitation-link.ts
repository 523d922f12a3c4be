export const invitationLasts = 72 * 3_600_000;

/** Behind the `#`, its secret gets into no log, and to no server but by the page that it opens. */
export function invitationPath(code: string): string {
  return `/console#invitation=${code}`;
}
