import { sql, type SQL } from 'drizzle-orm'
import { FIRST, giving } from './distribution-statements.ts'
import type { Distribution } from './distribution.ts'

/** A thing to do, in words, and what does it. Each may be done again. */
export interface Step {
  readonly words: string
  readonly statement: SQL
}

/** What is missing, in order. */
export const stepsTo = ({ tables, functions: given, allowsTriggers }: Distribution): readonly Step[] => [
  ...(allowsTriggers
    ? []
    : [
        {
          words: 'allow triggers of split tables, on each machine',
          statement: sql`select run_command_on_all_nodes(format('alter database %I set citus.enable_unsafe_triggers = on', current_database()))`,
        },
      ]),
  ...tables.flatMap(({ name, isSplit }) =>
    isSplit
      ? []
      : [
          {
            words: `split ${name}`,
            statement: sql`select create_distributed_table(${name}, 'merchant', colocate_with => ${name === FIRST ? 'none' : FIRST})`,
          },
        ],
  ),
  ...given.flatMap(({ signature, isKnown }) =>
    isKnown ? [] : [{ words: `give ${signature} to the merchant’s machine`, statement: giving(signature) }],
  ),
]
