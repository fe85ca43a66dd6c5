import { wireFacts } from '../../web/build/call-table.ts'

/** The source of `client/src/call-table.gen.ts`: how each call travels, without schemas, so that a browser loads none. */
export const clientTable = (): string =>
  [
    '// Made by `npm run openapi` from contract/src/index.ts.',
    "import type { CallName } from '@foyer/contract'",
    "import type { WireFacts } from '@foyer/contract/call'",
    '',
    '/** How each call travels. */',
    'export const callTable = {',
    ...Object.entries(wireFacts()).map(([name, facts]) => `  '${name}': ${JSON.stringify(facts)},`),
    '} as const satisfies Record<CallName, WireFacts>',
    '',
  ].join('\n')
