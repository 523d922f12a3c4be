export const longestFileName = 255;
/** Control characters, and those that have no width or change the direction of the text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The last part of the declared path, without invisible characters: a label, never used as a path. */
export function fileNameLabel(declared: string): string {
  const last = declared.split(/[/\\]/).at(-1) ?? '';
  const visible = last.toWellFormed().normalize('NFC').replace(invisible, '').trim();
  return /^\.*$/.test(visible) ? 'document' : shortened(visible);
}

/** Cuts before the extension. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestFileName) return name;
  const extension = [...(/\.[^.]{1,10}$/u.exec(name)?.[0] ?? '')];
  return [...characters.slice(0, longestFileName - extension.length), ...extension].join('');
}
