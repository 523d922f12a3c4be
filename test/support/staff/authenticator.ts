import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

export interface PasskeyAnswer {
  readonly id: string;
  readonly response: Readonly<Record<string, string>>;
}

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

/** A security key in software: makes one passkey, and signs with it as WebAuthn says. */
export class Authenticator {
  private readonly credentialId = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  make({ challenge, rp }: Asked, origin = this.origin): PasskeyAnswer {
    const size = Buffer.from([0, this.credentialId.length]);
    const authData = Buffer.concat([
      this.head(rp?.id ?? '', present | verified | hasKey),
      Buffer.alloc(16),
      size,
      this.credentialId,
      coseKey(this.keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  signIn({ challenge, rpId = '' }: Asked, origin = this.origin): PasskeyAnswer {
    const data = clientData('webauthn.get', challenge, origin);
    const authData = this.head(rpId, present | verified);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    return this.answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  /** As if somebody had copied it earlier on. */
  turnBack(): void {
    this.counter = 0;
  }

  private head(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  private answer(response: Readonly<Record<string, string>>): PasskeyAnswer {
    const id = this.credentialId.toString('base64url');
    return { id, response, ...{ rawId: id, type: 'public-key', clientExtensionResults: {} } };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** In CBOR. */
function text(short: string): Buffer {
  return Buffer.from([0x60 + short.length, ...Buffer.from(short)]);
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinates = [x, y].map((one) => Buffer.from(one, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    coordinates[0] as Buffer,
    Buffer.from([0x22, 0x58, 0x20]),
    coordinates[1] as Buffer,
  ]);
}
