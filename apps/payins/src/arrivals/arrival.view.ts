import {
  AchPayinAmount,
  ArsPayinAmount,
  BrlPayinAmount,
  Choice,
  Instant,
  Integer,
  OneOf,
  type UnionOf,
  Uuid,
  YesOrNo,
  currencyOf,
  union,
} from '#contracts';
import { type PayinArrival, type ArrivalRefusal, arrivalRefusals } from '../records/payin-arrival.entity.js';

const arrivedAmounts = union('currencySymbol', { ARS: ArsPayinAmount, BRL: BrlPayinAmount, USD: AchPayinAmount });

export class ArrivalView {
  @Uuid()
  id: string;

  @Instant()
  arrivedAt: string;

  @OneOf(arrivedAmounts)
  amount: UnionOf<typeof arrivedAmounts>;

  @YesOrNo({ describe: 'Whether it was accepted. Money that is refused is sent back to its sender.' })
  accepted: boolean;

  @Choice(arrivalRefusals, { optional: true, describe: 'Why it was refused.' })
  reason?: ArrivalRefusal;

  @Integer({ min: 1, describe: 'How often the rail has reported it. It counts once.' })
  told: number;
}

export function arrivalView({ id, arrivedAt, code, fiatUnits, refusal, timesReported }: PayinArrival): ArrivalView {
  return {
    id,
    arrivedAt: arrivedAt.toISOString(),
    amount: { currencySymbol: currencyOf(code), value: fiatUnits } as ArrivalView['amount'],
    accepted: refusal === null,
    ...(refusal === null ? {} : { reason: refusal }),
    told: timesReported,
  };
}
