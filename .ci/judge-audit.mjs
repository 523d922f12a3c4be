/**
 * What `npm audit --json` says of high and critical holes that nobody has given a reason for; undefined where the
 * registry did not answer. `exceptions` are reasons by the id of the advisory.
 */
export function unexcused(text, exceptions) {
  const vulnerabilities = vulnerabilitiesIn(text);
  if (vulnerabilities === undefined) return undefined;
  const advisories = new Map();
  for (const { via } of Object.values(vulnerabilities))
    for (const cause of via)
      if (typeof cause === 'object' && ['high', 'critical'].includes(cause.severity))
        advisories.set(cause.url.split('/').at(-1), `${cause.name}: ${cause.title} (${cause.severity}, ${cause.url})`);
  return [...advisories].filter(([id]) => !(id in exceptions)).map(([, told]) => told);
}

function vulnerabilitiesIn(text) {
  try {
    return JSON.parse(text).vulnerabilities;
  } catch {
    return undefined;
  }
}
