export const contentCodings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** The smallest that a browser takes, by its `Accept-Encoding`: what is sent to many is packed once. */
export function acceptedCoding(accepted = ''): ContentCoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight));
  const weightOf = (coding: ContentCoding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  return contentCodings.find((coding) => coding === 'identity' || weightOf(coding) > 0) ?? 'identity';
}

/** `gzip;q=0.5`; without a weight it counts in full. */
function readWeight(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, weight === undefined ? 1 : Number(weight)];
}
