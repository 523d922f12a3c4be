import { marked } from 'marked';
import { markdown } from './markdown.js';

export interface TextSection {
  readonly heading: string;
  readonly text: string;
}

/** What stands below each heading; the first is what stands above all of them. */
export function sectionsOf(text: string): readonly TextSection[] {
  const sections: { heading: string; text: string }[] = [{ heading: '', text: '' }];
  for (const token of marked.lexer(text)) {
    const last = sections.at(-1);
    if (token.type === 'heading') sections.push({ heading: headingText(String(token.text)), text: '' });
    else if (last !== undefined) last.text += token.raw;
  }
  return sections;
}

export function headingText(heading: string): string {
  return heading.replace(/[`*_]/g, '');
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words that a reader sees, on one line. */
export function plainText(text: string): string {
  return markdown(text, { linkOf: () => undefined, topLevel: 1 })
    .toString()
    .replace(/<\/(?:p|li|t[dhr]|h\d|pre)>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => characters[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
