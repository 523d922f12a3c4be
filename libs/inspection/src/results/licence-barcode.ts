/** What the PDF417 on a licence or identity card of North America says, by the standard of AAMVA. */
export interface LicenceBarcode {
  /** Where it is certain. */
  readonly kind: 'driverLicense' | 'stateId' | undefined;
  /** Alpha-2. */
  readonly country: string | undefined;
  readonly number: string | undefined;
  /** `1990-03-12` */
  readonly birthDate: string | undefined;
  /** `2031-11-30`, or `2031-11` where no day is said. */
  readonly expiresOn: string | undefined;
  /** With those in the middle: older cards do not tell them apart. */
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}
