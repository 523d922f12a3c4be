export const contentCodings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof contentCodings)[number];

/** The coding with the smallest result that `Accept-Encoding` allows. */
export function acceptedCoding(accepted = ''): ContentCoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight));
  const weightOf = (coding: ContentCoding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  return contentCodings.find((coding) => coding === 'identity' || weightOf(coding) > 0) ?? 'identity';
}

/** Such as `gzip;q=0.5`; the weight is 1 if there is none. */
function readWeight(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, weight === undefined ? 1 : Number(weight)];
}
