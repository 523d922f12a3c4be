export function slugOf(text: string): string {
  const slug = text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'section' : slug;
}

/** Hands out each anchor of a page, or each page of the site, once. */
export class Claims {
  readonly #taken = new Set<string>();

  claim(wanted: string): string {
    let name = wanted;
    for (let copy = 2; this.#taken.has(name); copy += 1) name = `${wanted}-${copy}`;
    this.#taken.add(name);
    return name;
  }
}
