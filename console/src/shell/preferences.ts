/** What somebody has chosen for this browser. Where nothing can be kept, it lasts as long as the page. */
const kept = new Map<string, string>();

export type Preference = 'language' | 'appearance' | 'keys';

export function preferred(name: Preference): string | undefined {
  try {
    return localStorage.getItem(`gatehouse-console.${name}`) ?? undefined;
  } catch {
    return kept.get(name);
  }
}

export function prefer(name: Preference, value: string): void {
  kept.set(name, value);
  try {
    localStorage.setItem(`gatehouse-console.${name}`, value);
  } catch {
    // A browser that keeps nothing.
  }
}
