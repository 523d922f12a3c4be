/** So many letters of it, none of them cut in half. */
export function shortened(text: string, letters: number): string {
  return text.length <= letters
    ? text
    : Array.from(text.slice(0, 2 * letters))
        .slice(0, letters)
        .join('');
}
