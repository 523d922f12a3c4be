export const longestFileName = 255;
/** Control characters, and those without width or that turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name to show to people, never a path: its last part, as far as it can be seen. */
export function fileNameLabel(declared: string): string {
  const last = declared.split(/[/\\]/).at(-1) ?? '';
  const visible = last.toWellFormed().normalize('NFC').replace(invisible, '').trim();
  return /^\.*$/.test(visible) ? 'document' : shortened(visible);
}

/** In the middle, so that the extension stays. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestFileName) return name;
  const extension = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, longestFileName - extension.length), ...extension].join('');
}
