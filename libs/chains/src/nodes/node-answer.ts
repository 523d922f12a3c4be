/** What a node answered. Every value is checked when it is read. */
export class NodeAnswer {
  constructor(
    readonly value: unknown,
    private readonly what: string,
    private readonly chain: string,
  ) {}

  /** A missing value is not null: an error that was left out is not a success. */
  isNull(): boolean {
    if (this.value === undefined) throw this.isNot('there');
    return this.value === null;
  }

  field(name: string): NodeAnswer {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      throw this.isNot('an object');
    return new NodeAnswer((this.value as Record<string, unknown>)[name], `${this.what}.${name}`, this.chain);
  }

  /** Of a chain that leaves out what is zero, empty or false. */
  maybe(name: string): NodeAnswer | undefined {
    const field = this.field(name);
    return field.value === undefined ? undefined : field;
  }

  items(): readonly NodeAnswer[] {
    if (!Array.isArray(this.value)) throw this.isNot('a list');
    return this.value.map((item: unknown, index) => new NodeAnswer(item, `${this.what}[${index}]`, this.chain));
  }

  text(): string {
    if (typeof this.value !== 'string' || this.value === '') throw this.isNot('a text');
    return this.value;
  }

  whole(): number {
    if (!Number.isSafeInteger(this.value) || Number(this.value) < 0) throw this.isNot('a whole number');
    return Number(this.value);
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean') throw this.isNot('true or false');
    return this.value;
  }

  /** Token units come as text, since a number may be too small for them. */
  units(): bigint {
    if (!/^\d{1,20}$/.test(this.text())) throw this.isNot('a number of units');
    return BigInt(this.text());
  }

  bytes(): Buffer {
    const [data, encoding] = this.items();
    if (encoding?.value !== 'base64' || data === undefined) throw this.isNot('base64');
    return Buffer.from(data.value === '' ? '' : data.text(), 'base64');
  }

  /** Lower-case hexadecimal of so many bytes. */
  hex(bytes: number): string {
    if (!/^[0-9a-f]*$/.test(this.text()) || this.text().length !== 2 * bytes)
      throw this.isNot(`${bytes} bytes in hexadecimal`);
    return this.text();
  }

  isNot(expected: string): Error {
    return new Error(`The ${this.chain} node's answer makes no sense: ${this.what} is not ${expected}`);
  }
}
