import { cvuOf } from '#contracts';
import type { ProviderPayin } from '../../../libs/rails/src/provider/provider-payin.js';
import type { ProviderReply, ProviderRequest } from './provider-messages.js';

export interface PayinRateBody {
  readonly rate: string;
  readonly exchangeFeePercentage: string;
  readonly transactionFee: string;
  readonly minimum: string;
}

/** Money that came, or a report of money that was taken. */
export type PayinNewsBody =
  | {
      readonly type: 'arrived';
      readonly code: string;
      readonly route: string;
      readonly fiatUnits: string;
      readonly isHeld?: boolean;
      readonly sender: Readonly<Record<string, string>>;
      readonly feeUnits?: string;
      readonly reference?: string;
    }
  | {
      readonly type: 'report';
      readonly payinId: string;
      readonly organizationId: string;
      readonly status: string;
      readonly fiatUnits?: string;
      readonly feeUnits?: string;
      readonly reference?: string;
    };

interface Taken {
  readonly body: string;
  readonly answer: object;
  count: number;
}

const usualRate: PayinRateBody = {
  rate: '1450.25',
  exchangeFeePercentage: '0.5',
  transactionFee: '0',
  minimum: '10.00',
};
const wallet = '0199';
/** No two providers give the same. */
let cvusGiven = 0;
const bankName = 'Banco de Prueba';

/** What a provider knows of the money that it takes in. Whatever is asked with the same key again is the same thing. */
export class ProviderPayins {
  /** By `code token`, such as `ars USDC`; where none is set, the usual one. */
  readonly rates = new Map<string, PayinRateBody | undefined>();
  /** By the id of the payin. */
  readonly opened = new Map<string, Taken & { readonly payin: ProviderPayin }>();
  /** By the id of the account. */
  readonly accounts = new Map<string, Taken>();
  /** By the id of the payin. */
  readonly returns = new Map<string, Taken & { readonly arrivalId: string }>();
  /** By the id of the payin. */
  readonly closures = new Map<string, Taken>();
  /** What is answered to the request to close one. */
  closureStatus = 200;
  /** What is answered to the request to send money back. */
  returnAnswer: object = {};

  /** Undefined for what is no matter of payins. */
  usual({ method, path, headers, body }: ProviderRequest): ProviderReply | undefined {
    const { pathname, searchParams } = new URL(path, 'http://provider');
    const key = headers['idempotency-key'] ?? '';
    switch (`${method} ${pathname}`) {
      case 'GET /v1/payin-rates':
        return this.rate(`${searchParams.get('code') ?? ''} ${searchParams.get('token') ?? ''}`);
      case 'POST /v1/payins':
        return this.open(key, body);
      case 'POST /v1/deposit-accounts':
        return this.account(key, body);
      case 'POST /v1/payins/returns':
        return this.sendBack(key, body);
      case 'POST /v1/payins/closures':
        return this.close(key, body);
      default:
        return undefined;
    }
  }

  private close(key: string, body: string): ProviderReply {
    const { payinId } = JSON.parse(body) as { payinId: string };
    if (key !== payinId || !this.opened.has(payinId)) return { status: 400 };
    const taken = takenOnce(this.closures, key, body, () => ({ answer: {} }));
    return this.closureStatus === 200 ? taken : { status: this.closureStatus };
  }

  nextCvu(): string {
    cvusGiven += 1;
    return cvuOf(wallet, String(cvusGiven).padStart(12, '0'));
  }

  private rate(key: string): ProviderReply {
    const rate = this.rates.has(key) ? this.rates.get(key) : usualRate;
    return rate === undefined ? { status: 404 } : { status: 200, body: rate };
  }

  private open(key: string, body: string): ProviderReply {
    const payin = JSON.parse(body) as ProviderPayin;
    if (key !== payin.payinId) return { status: 400 };
    return takenOnce(this.opened, key, body, () => ({ payin, answer: this.howToPay(payin) }));
  }

  private howToPay({ type }: ProviderPayin): object {
    const cvu = this.nextCvu();
    const route = type === 'ars-bank-transfer' ? cvu : `txid${cvu}`;
    const instructions =
      type === 'ars-bank-transfer' ? { type, cvu, bankName } : { type, brCode: `00020126${route}6304ABCD` };
    return { route, instructions };
  }

  private account(key: string, body: string): ProviderReply {
    if (key !== (JSON.parse(body) as { accountId: string }).accountId) return { status: 400 };
    const cvu = this.nextCvu();
    const routes = [
      { code: 'ars', route: cvu, accountNumber: cvu, bankName },
      { code: 'brl', route: `txid${cvu}`, pixBRcode: `00020126${cvu}6304ABCD`, bankName },
    ];
    return takenOnce(this.accounts, key, body, () => ({ answer: { routes } }));
  }

  private sendBack(key: string, body: string): ProviderReply {
    const { payinId, arrivalId } = JSON.parse(body) as { payinId: string; arrivalId: string };
    if (key !== payinId) return { status: 400 };
    return takenOnce(this.returns, key, body, () => ({ arrivalId, answer: this.returnAnswer }));
  }
}

/** The same key with other words is a mistake. */
function takenOnce<T extends Taken>(
  all: Map<string, T>,
  key: string,
  body: string,
  make: () => Omit<T, 'body' | 'count'>,
): ProviderReply {
  const taken = all.get(key) ?? ({ ...make(), body, count: 0 } as unknown as T);
  if (taken.body !== body) return { status: 409 };
  taken.count += 1;
  all.set(key, taken);
  return { status: 201, body: taken.answer };
}
