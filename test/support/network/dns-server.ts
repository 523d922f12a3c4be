import { type RemoteInfo, type Socket, createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

/** What a name leads to; a name that is not known does not exist. */
export interface Records {
  readonly a?: readonly string[];
  readonly aaaa?: readonly string[];
  readonly cname?: string;
}

/** The same at every question, or another each time; `silent` gives no answer at all. */
export type Zone = Records | 'silent' | ((question: number) => Records);

const types = { a: 1, cname: 5, aaaa: 28 } as const;
type Type = keyof typeof types;
interface Question {
  readonly name: string;
  readonly type: Type | undefined;
  /** The question as it was sent. */
  readonly section: Buffer;
}

/** A name server over UDP, with as much of RFC 1035 as a resolver needs to be answered. Nothing may be cached. */
export class DnsServer {
  /** Such as "aaaa acme.example". */
  readonly asked: string[] = [];
  private readonly zones = new Map<string, Zone>();

  private constructor(
    private readonly socket: Socket,
    /** As `DNS_SERVERS` takes it. */
    readonly address: string,
  ) {
    socket.on('message', (message, from) => this.answer(message, from));
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsServer(socket, `127.0.0.1:${socket.address().port}`);
  }

  /** From now on. */
  set(name: string, zone: Zone): void {
    this.zones.set(name, zone);
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(message: Buffer, from: RemoteInfo): void {
    const question = questionIn(message);
    const records = this.recordsFor(question);
    if (records !== 'silent') this.socket.send(response(message, question, records), from.port, from.address);
  }

  private recordsFor({ name, type }: Question): readonly Buffer[] | undefined | 'silent' {
    const asked = `${type ?? 'other'} ${name}`;
    const question = this.asked.filter((before) => before === asked).length;
    this.asked.push(asked);
    const zone = this.zones.get(name);
    if (zone === undefined || zone === 'silent') return zone;
    const found = typeof zone === 'function' ? zone(question) : zone;
    return this.follow(name, found, type);
  }

  /** As a resolver of an installation does: the aliases first, then the addresses at their end. */
  private follow(name: string, records: Records, type: Type | undefined): readonly Buffer[] {
    if (records.cname === undefined) return addressesOf(name, records, type);
    const target = this.zones.get(records.cname);
    const rest = typeof target === 'object' ? this.follow(records.cname, target, type) : [];
    return [record(name, 'cname', encodedName(records.cname)), ...rest];
  }
}

function addressesOf(name: string, { a = [], aaaa = [] }: Records, type: Type | undefined): Buffer[] {
  if (type === 'a') return a.map((address) => record(name, type, bytesOf(address)));
  if (type === 'aaaa') return aaaa.map((address) => record(name, type, bytesOf(address)));
  return [];
}

function questionIn(message: Buffer): Question {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const number = message.readUInt16BE(at + 1);
  const type = (Object.keys(types) as Type[]).find((name) => types[name] === number);
  return { name: labels.join('.').toLowerCase(), type, section: message.subarray(12, at + 5) };
}

function response(message: Buffer, { section }: Question, answers: readonly Buffer[] | undefined): Buffer {
  const header = Buffer.alloc(12);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8180 | (answers === undefined ? 3 : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers?.length ?? 0, 6);
  return Buffer.concat([header, section, ...(answers ?? [])]);
}

/** Its class is IN, and it lives for zero seconds. */
function record(name: string, type: Type, data: Buffer): Buffer {
  return Buffer.concat([encodedName(name), Buffer.from([0, types[type], 0, 1, 0, 0, 0, 0, 0, data.length]), data]);
}

function encodedName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label, 'latin1')]));
  return Buffer.concat([...labels, Buffer.of(0)]);
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const groups = expanded(address).map((group) => Number.parseInt(group || '0', 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
}

/** The eight groups of an IPv6 address, which is written without dots. */
function expanded(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head.split(':'), tail?.split(':') ?? []];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
