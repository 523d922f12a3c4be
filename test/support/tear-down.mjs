export default async function tearDown() {
  for (const close of (globalThis.closeTestServers ?? []).splice(0)) await close();
}
