export function integerBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    return value;
  };
}

export function choiceOf<const T extends string>(values: readonly T[]): (text: string) => T {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`must be ${values.join(' or ')}, not "${text}"`);
    return value;
  };
}

export function nonEmptyText(text: string): string {
  if (text.trim() === '') throw new Error('must not be empty');
  return text;
}

/** Secrets are never repeated in the message. */
export function atLeast(length: number): (text: string) => string {
  return (text) => {
    if (text.length < length) throw new Error(`must have at least ${length} characters`);
    return text;
  };
}

export function key256(text: string): string {
  if (Buffer.from(text, 'base64').length !== 32)
    throw new Error('must be 32 bytes in base64, such as `openssl rand -base64 32` prints');
  return text;
}

export function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('must look like postgres://user:password@host:5432/database');
  return text;
}

export function objectStore(text: string): string {
  if (!text.startsWith('file:')) throw new Error('must be file: or file:/a/folder');
  return text;
}
