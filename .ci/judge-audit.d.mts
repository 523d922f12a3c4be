export function unexcused(text: string, exceptions: Readonly<Record<string, string>>): string[] | undefined;
