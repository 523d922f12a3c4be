/** The wallet that pays for the gas of all others has too little for the next: somebody has to send it some. */
export class GasWalletDry extends Error {
  constructor(
    message: string,
    readonly address: string,
  ) {
    super(message);
  }
}
