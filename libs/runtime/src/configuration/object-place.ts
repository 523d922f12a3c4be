import { isAbsolute } from 'node:path';
import { parseUrl } from '#contracts';

/** A folder of this machine; without a name, the one in the data folder. */
export interface ObjectFolder {
  readonly kind: 'folder';
  readonly folder: string | undefined;
}

export interface ObjectBucket {
  readonly kind: 'bucket';
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
}

/** Where documents are kept. */
export type ObjectPlace = ObjectFolder | ObjectBucket;

const defaultRegion = 'us-east-1';
const bucketNames = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const shape = 'must be file:, file:/a/folder or s3://bucket?endpoint=https://s3.example.com&region=eu-west-1';

/** Refused values are not repeated: somebody may have written a key into one. */
export function objectPlace(text: string): ObjectPlace {
  if (text.startsWith('file:')) return { kind: 'folder', folder: folderIn(text.slice('file:'.length)) };
  const url = text.startsWith('s3://') ? parseUrl(text) : undefined;
  if (url === undefined) throw new Error(shape);
  return bucketIn(url);
}

function folderIn(folder: string): string | undefined {
  if (folder === '') return undefined;
  if (!isAbsolute(folder) || /^\/\/[^/]/.test(folder))
    throw new Error(`must be file: or file:/a/folder, not "file:${folder}"`);
  return folder;
}

function bucketIn(url: URL): ObjectBucket {
  const { username, password, host, pathname, searchParams } = url;
  if (username !== '' || password !== '')
    throw new Error('must not hold keys: they are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!bucketNames.test(host) || pathname.replace('/', '') !== '') throw new Error(shape);
  const odd = [...searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (odd !== undefined) throw new Error(`${shape}: it knows no ${odd}`);
  const region = searchParams.get('region') ?? defaultRegion;
  if (!/^[a-z0-9-]+$/.test(region)) throw new Error('must have a region such as eu-west-1');
  return { kind: 'bucket', bucket: host, endpoint: endpointIn(searchParams), region };
}

function endpointIn(searchParams: URLSearchParams): string {
  const text = searchParams.get('endpoint') ?? '';
  const url = parseUrl(text);
  const isPlain = url !== undefined && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain || !/^https?:$/.test(url.protocol))
    throw new Error('must have an endpoint such as endpoint=https://s3.example.com');
  return url.href.replace(/\/+$/, '');
}
