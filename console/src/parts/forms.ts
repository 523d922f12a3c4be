/** As it was written, without what is around it. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** None where nothing was written. */
export function numberIn(form: HTMLFormElement, name: string): number | undefined {
  const text = textIn(form, name);
  return text === '' ? undefined : Number(text);
}
