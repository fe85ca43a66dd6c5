import { getTableName } from 'drizzle-orm'
import type { Fate, PersonalTable } from '#kernel/db/personal-table.ts'

export const PERSONAL_DATA_DOCUMENT = new URL('../../../docs/personal-data.md', import.meta.url)

const fateOf = (when: string, fate: Fate | undefined): readonly string[] => {
  if (fate === undefined) return []
  const columns = typeof fate === 'string' ? [] : Object.keys(fate).filter(name => name !== 'erased')
  return [fate === 'deleted' ? `${when}: deleted` : `${when}: ${columns.map(name => `\`${name}\``).join(', ')}`]
}

/** When what a table holds of people goes, in words. */
export const endOf = ({ atClosing, atClosingUnlessExcluded, afterRetention, goes }: PersonalTable): string =>
  [
    ...fateOf('at closing', atClosing),
    ...fateOf('at closing, unless self-excluded', atClosingUnlessExcluded),
    ...fateOf('after the retention', afterRetention),
    ...(goes === undefined ? [] : [goes]),
  ].join('; ')

const lineOf = (entry: PersonalTable): string => {
  const holds = Object.entries(entry.holds ?? {}).map(([column, words]) => `\`${column}\`: ${words}`)
  return `| \`${getTableName(entry.table)}\` | ${holds.join('; ')} | ${entry.why} | ${endOf(entry)} |`
}

/** The content of `PERSONAL_DATA_DOCUMENT`. */
export const personalDataDocument = (tables: readonly PersonalTable[]): string =>
  [
    '# Personal data',
    'Made by `npm run settings` from the file `personal-data.ts` of each subject’s folder in `server/src`, which a test compares with the schema: a table or a column of text without a line fails it. Change it there, never this page.',
    'A member is known everywhere by a random id. Whoever **closes the account** loses at once what only signing in needs: the digest of the password, second factors, saved logins, devices, networks and contacts, everything that tracking kept, and the devices for push messages. The name stays taken. As long as a self-exclusion holds, number, address and identities stay too, because otherwise a new account would undo it.',
    'What the law asks to keep (who was paid what, and to which bank account) stays for the merchant’s `closedAccountYears`, five unless it says otherwise. Then a sweep removes the rest: the name is replaced by the id, bank accounts and addresses are emptied, and what stays in the books leads to nobody. An account on which money has come in since it was closed waits until that is paid out. Whether five years are right where the merchant works is a question for its lawyer.',
    ['| table | what it holds of people | why | how long |', '| --- | --- | --- | --- |', ...tables.map(lineOf)].join('\n') + '\n',
  ].join('\n\n')
