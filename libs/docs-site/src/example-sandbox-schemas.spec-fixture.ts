import { at, id, object, ref } from './example-fields.spec-fixture.js';
import type { Schema } from './schema.js';

const rail = (type: string, properties: Record<string, Schema>, optional: string[] = []): Schema =>
  object({ type: { type: 'string', enum: [type] }, ...properties }, [
    'type',
    ...Object.keys(properties).filter((name) => !optional.includes(name)),
  ]);
const cents = { type: 'string', pattern: '^[1-9][0-9]{0,17}$', example: '1250000', description: 'In cents.' };

export const exampleSandboxSchemas: Readonly<Record<string, Schema>> = {
  SandboxClock: object({ now: at }),
  AdvanceClock: object({ advanceSeconds: { type: 'integer', minimum: 0, example: 86400 } }),
  SandboxPayin: object(
    {
      payinId: { ...id, description: 'Exactly one of `payinId` and `destinationAccountId`.' },
      destinationAccountId: { type: 'string', format: 'uuid' },
      rail: {
        oneOf: [ref('ArsBankTransfer'), ref('BrlPix'), ref('Ach')],
        discriminator: {
          propertyName: 'type',
          mapping: {
            'ars-bank-transfer': '#/components/schemas/ArsBankTransfer',
            'brl-pix': '#/components/schemas/BrlPix',
            ach: '#/components/schemas/Ach',
          },
        },
      },
    },
    ['rail'],
  ),
  ArsBankTransfer: rail(
    'ars-bank-transfer',
    {
      amount: cents,
      senderAccountNumber: {
        type: 'string',
        minLength: 22,
        maxLength: 22,
        pattern: '^[0-9]{22}$',
        example: '2850590940090418135201',
      },
      senderName: { type: 'string' },
    },
    ['senderName'],
  ),
  BrlPix: rail('brl-pix', { amount: cents, documentNumber: { type: 'string', example: '39053344705' } }, [
    'documentNumber',
  ]),
  Ach: rail(
    'ach',
    { amount: cents, achRoutingNumber: { type: 'string' }, description: { type: 'string', deprecated: true } },
    ['achRoutingNumber', 'description'],
  ),
  SandboxPayinResult: object(
    {
      accepted: { type: 'boolean' },
      payinId: id,
      reason: { type: 'string', example: 'The amount differs from the one asked for.' },
    },
    ['accepted'],
  ),
};
