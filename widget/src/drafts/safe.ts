/**
 * Encrypted storage for this tab: the key is held by the browser and cannot be exported, the ciphertext is in
 * sessionStorage. Undefined where the page has no access to either, such as without https.
 */
export interface Safe {
  open(name: string): Promise<string | undefined>;
  put(name: string, text: string): Promise<void>;
  remove(name: string): void;
  /** Keeps it beyond this tab, until it is opened again, or until it is too old. False where there is nothing. */
  setAside(name: string): boolean;
  takeBack(name: string): void;
}

let opened: Promise<Safe | undefined> | undefined;

export function openSafe(): Promise<Safe | undefined> {
  opened ??= safe().catch(() => undefined);
  return opened;
}

async function safe(): Promise<Safe | undefined> {
  if (!isSecureContext) return undefined;
  const storage = sessionStorage;
  const key = await browsersKey();
  forgetOld();
  return {
    open: async (name) => {
      const aside = localStorage.getItem(name)?.split(' ')[1];
      const sealed = storage.getItem(name) ?? aside ?? null;
      localStorage.removeItem(name);
      if (sealed === null) return undefined;
      const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
      const opening = { name: algorithm, iv: bytes.subarray(0, 12), additionalData: new TextEncoder().encode(name) };
      return new TextDecoder().decode(await crypto.subtle.decrypt(opening, key, bytes.subarray(12)));
    },
    put: async (name, text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealing = { name: algorithm, iv, additionalData: new TextEncoder().encode(name) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing, key, new TextEncoder().encode(text)));
      storage.setItem(name, btoa([...iv, ...sealed].map((byte) => String.fromCharCode(byte)).join('')));
    },
    remove: (name) => {
      storage.removeItem(name);
      localStorage.removeItem(name);
    },
    takeBack: (name) => localStorage.removeItem(name),
    setAside: (name) => {
      const sealed = storage.getItem(name);
      if (sealed === null) return false;
      localStorage.setItem(name, `${Date.now()} ${sealed}`);
      return true;
    },
  };
}

const daysAside = 14;

/** Nobody came back for it. */
function forgetOld(): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith('gatehouse-draft-')) continue;
    const since = Number(localStorage.getItem(name)?.split(' ')[0]);
    if (!(Date.now() - since < daysAside * 24 * 60 * 60 * 1_000)) localStorage.removeItem(name);
  }
}

const algorithm = 'AES-GCM';
const keys = 'keys';
const keyName = 'drafts';

/** Created once for each origin, and not extractable. */
async function browsersKey(): Promise<CryptoKey> {
  const database = await answer(opening(indexedDB.open('gatehouse-onboarding', 1)));
  try {
    const known = await keyIn(database);
    if (known !== undefined) return known;
    const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
    const store = database.transaction(keys, 'readwrite').objectStore(keys);
    // If another tab created a key in the meantime, that one is used.
    await answer(store.add(made, keyName)).catch(() => undefined);
    return (await keyIn(database)) ?? made;
  } finally {
    database.close();
  }
}

function keyIn(database: IDBDatabase): Promise<CryptoKey | undefined> {
  return answer(database.transaction(keys).objectStore(keys).get(keyName) as IDBRequest<CryptoKey | undefined>);
}

function opening(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.onupgradeneeded = () => request.result.createObjectStore(keys);
  return request;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error ?? new Error('The browser keeps no data for this page'));
    };
  });
}
