import type { DatabaseSync } from 'node:sqlite'
import type { Launch } from './launch.ts'

const COLUMNS = [
  'id',
  'account',
  'game',
  'mode',
  'token',
  'currency',
  'decimals',
  'language',
  'lobbyUrl',
  'historyUrl',
  'depositUrl',
  'walletUrl',
  'roundMs',
  'session',
  'player',
  'at',
  'ended',
] as const satisfies readonly (keyof Launch)[]

export const createLaunches = (database: DatabaseSync) => {
  const insert = database.prepare(`insert into launches (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')})`)
  const select = database.prepare(`select ${COLUMNS.join(', ')} from launches where id = ?`)
  const enter = database.prepare(`update launches set session = ?, player = ? where id = ?`)
  const end = database.prepare('update launches set ended = 1 where id = ?')
  const find = (id: string): Launch | undefined => select.get(id) as unknown as Launch | undefined

  return {
    add(launch: Launch): void {
      insert.run(...COLUMNS.map(column => launch[column]))
    },
    find,
    /** Notes the platform's session that the launch token was exchanged for. */
    enter(launch: Launch, { session, player }: Pick<Launch, 'session' | 'player'>): Launch {
      enter.run(session, player, launch.id)
      return { ...launch, session, player }
    },
    /** The platform has ended the session: no more bets come of this launch. */
    end(launch: Launch): void {
      end.run(launch.id)
    },
  }
}

export type Launches = ReturnType<typeof createLaunches>
