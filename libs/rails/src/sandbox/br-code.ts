/** Whom a PIX code pays, and for what. */
export interface PixPayment {
  /** A random PIX key (EVP): a UUID. */
  readonly key: string;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** The `txid`, by which incoming money is matched. */
  readonly reference: string;
  /** In cents. Without it, the payer chooses the amount and may pay repeatedly. */
  readonly fiatUnits?: bigint;
}

const longest = { field: 99, merchantName: 25, merchantCity: 15, reference: 25 };
/** An amount has room for ten digits before the point. */
export const mostPixUnits = 10n ** 12n - 1n;

const format = '01';
const reusable = '11';
const once = '12';
const noCategory = '0000';
const brazilianReal = '986';
const checksumHeader = '6304';

/**
 * A static BR Code, as specified by the central bank of Brazil in "Manual de Padrões para Iniciação do Pix": an EMVCo payment
 * code, in which each field is a number, a length and a value.
 */
export function brCode({ key, merchantName, merchantCity, reference, fiatUnits }: PixPayment): string {
  const fields = [
    field('00', format),
    field('01', fiatUnits === undefined ? reusable : once),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', noCategory),
    field('53', brazilianReal),
    ...(fiatUnits === undefined ? [] : [field('54', amountText(fiatUnits))]),
    field('58', 'BR'),
    field('59', merchantName, longest.merchantName),
    field('60', merchantCity, longest.merchantCity),
    field('62', field('05', reference, longest.reference)),
  ];
  const text = `${fields.join('')}${checksumHeader}`;
  return `${text}${checksum(text)}`;
}

const uuidInBase36 = 25;

/** A UUID in base 36, which just fits into a `txid`. */
export function pixReference(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(uuidInBase36, '0');
}

const polynomial = 0x1021;

/** CRC-16/CCITT-FALSE over everything up to and including its own header. */
export function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) rest = ((rest << 1) ^ (rest & 0x8000 ? polynomial : 0)) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

function field(number: string, value: string, most = longest.field): string {
  if (!/^[ -~]+$/.test(value) || value.length > most) throw new RangeError(`Field ${number} of a BR Code is wrong`);
  return `${number}${String(value.length).padStart(2, '0')}${value}`;
}

function amountText(fiatUnits: bigint): string {
  if (fiatUnits <= 0n || fiatUnits > mostPixUnits) throw new RangeError('A PIX code has no room for this amount');
  return `${fiatUnits / 100n}.${String(fiatUnits % 100n).padStart(2, '0')}`;
}
