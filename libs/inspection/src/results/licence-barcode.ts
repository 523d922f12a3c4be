/** The data in the PDF417 barcode of a North American licence or identity card, by the AAMVA standard. */
export interface LicenceBarcode {
  /** Undefined if it is not certain. */
  readonly kind: 'driverLicense' | 'stateId' | undefined;
  /** Alpha-2. */
  readonly country: string | undefined;
  readonly number: string | undefined;
  /** `1990-03-12` */
  readonly birthDate: string | undefined;
  /** `2031-11-30`, or `2031-11` if no day is given. */
  readonly expiresOn: string | undefined;
  /** Including middle names: older cards do not separate them. */
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}
