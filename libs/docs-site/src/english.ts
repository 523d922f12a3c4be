export function articleFor(noun: string): 'a' | 'an' {
  return /^(?:[aeio]|u(?!se|sd|ni))/i.test(noun) ? 'an' : 'a';
}
