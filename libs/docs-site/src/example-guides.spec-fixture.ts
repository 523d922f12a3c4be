import type { Guide } from './site.js';

export const exampleGuides: readonly Guide[] = [
  {
    slug: 'authentication',
    title: 'Authentication',
    markdown: `# Authentication

Every request carries a key in the \`Authorization\` header. A key belongs to one organization, and says with its *scopes* what it may do.

\`\`\`sh
# Keep the key out of your shell history
export GATEHOUSE_KEY="$(cat operator.key)"
curl http://127.0.0.1:4000/organizations/current -H "Authorization: Bearer $GATEHOUSE_KEY"
\`\`\`

## Who may call

| who | with | may |
|---|---|---|
| operator | the operator’s key | create organizations and their keys |
| organization | an API key | read and change its own, by scope |
| parent organization | the same, plus \`On-Behalf-Of\` | the same for a **direct** child |
| widget session | a session token | complete one review, nothing else |

A key without the scope is answered with \`Forbidden\`, which names the scope it lacks. Someone else’s resource is always \`ResourceNotFound\`: see [errors](errors.md#reading-an-error).

## Scopes

- \`organizations\`, \`accounts\`, \`webhooks\`, each as \`:read\` and \`:write\`; write implies read
- apart from them:
  - \`payouts:execute\`, so that moving money can be held by a second key
  - \`sandbox:write\`

> A key is shown once, when \`POST /organizations/{id}/api-keys\` makes it. We keep a hash.
`,
  },
  {
    slug: 'idempotency',
    title: 'Idempotency',
    markdown: `Send \`Idempotency-Key\` with any POST, and a network that fails half-way cannot make it happen twice.

1. Make a UUID for each thing you want to happen.
2. Send it with the request, and with every retry of that request.
3. The first answer comes again, with \`Idempotency-Replayed: true\`.

A key is kept for 24 hours. The same key with another request is \`IdempotencyKeyReused\`.
`,
  },
  {
    slug: 'paging',
    title: 'Paging',
    markdown:
      'Lists answer newest first, `limit` at a time.\n\n```json\n{"results": [], "nextId": "01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10"}\n```\n\nPass `nextId` on until it is absent. Pages stay stable while others write.',
  },
  {
    slug: 'errors',
    title: 'Errors',
    markdown:
      'Every error has the same four fields, so that one piece of code can read them all.\n\n## Reading an error\n\nBranch on `name`, which never changes its meaning; show `message` to people; keep `errorInstanceId` for a report. What `params` holds depends on the name.',
  },
];
