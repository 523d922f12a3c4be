import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '../keys/derived-keys.js';
import { SigningServer } from '../signing/signing-server.js';
import { SignerSocket } from '../signing/signer-socket.js';
import { WalletSeed } from './wallet-seed.js';

/** Opens the seed, and signs with it for whoever may open the socket. */
@Injectable()
export class AnswerSigning {
  constructor(private readonly seed: WalletSeed) {}

  /** Each line that is reported names one signature. Returns what ends it. */
  async at(socket: SignerSocket, report: (line: string) => void): Promise<() => Promise<void>> {
    const server = new SigningServer(new DerivedKeys(await this.seed.open()), report);
    await server.listen(socket);
    return () => server.close();
  }
}
