import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { atOnce } from '#database.ts'
import { hashOfSeed } from './draw.ts'
import type { Seeds } from './keyed-words.ts'

/** Whose seeds: a player within an account. */
export interface Holder {
  readonly account: string
  readonly player: string
}

/** What a player sees of the seeds: those in use by their hash, and the hash of what comes next. */
export interface ShownSeeds {
  readonly hash: string
  readonly clientSeed: string
  /** Of the next round. */
  readonly nonce: number
  readonly nextHash: string
}

interface Row {
  readonly id: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly state: 'next' | 'current' | 'revealed'
}

const newServerSeed = (): string => randomBytes(32).toString('hex')

/**
 * The seeds of players. Every player has one server seed in use and the next one already made, so that its hash is known before the player
 * chooses the client seed that goes with it. A change reveals the seed that was in use.
 */
export const createSeedBook = (database: DatabaseSync) => {
  const columns = 'id, serverSeed, clientSeed, nonce, state'
  const byState = database.prepare(`select ${columns} from seeds where account = ? and player = ? and state = ?`)
  const byId = database.prepare(`select ${columns} from seeds where id = ?`)
  const add = database.prepare('insert into seeds (account, player, serverSeed, clientSeed, nonce, state) values (?, ?, ?, ?, 0, ?)')
  const become = database.prepare('update seeds set state = ?, clientSeed = ? where id = ?')
  const count = database.prepare('update seeds set nonce = nonce + 1 where id = ?')

  const inState = ({ account, player }: Holder, state: Row['state']): Row => {
    const found = byState.get(account, player, state)
    if (found) return found as unknown as Row
    add.run(account, player, newServerSeed(), randomBytes(8).toString('hex'), state)
    return byState.get(account, player, state) as unknown as Row
  }

  return {
    shown(holder: Holder): ShownSeeds {
      const { serverSeed, clientSeed, nonce } = inState(holder, 'current')
      return { hash: hashOfSeed(serverSeed), clientSeed, nonce, nextHash: hashOfSeed(inState(holder, 'next').serverSeed) }
    },
    /** Takes the seeds for the next round. To be called in the transaction that opens the round, so that no number is left out. */
    take(holder: Holder): Seeds & { readonly id: number } {
      const { id, serverSeed, clientSeed, nonce } = inState(holder, 'current')
      count.run(id)
      return { id, serverSeed, clientSeed, nonce }
    },
    find(id: number): { readonly serverSeed: string; readonly clientSeed: string; readonly isRevealed: boolean } {
      const { serverSeed, clientSeed, state } = byId.get(id) as unknown as Row
      return { serverSeed, clientSeed, isRevealed: state === 'revealed' }
    },
    /** Reveals the seed in use; the next one takes its place, with this client seed. */
    change(holder: Holder, clientSeed: string): void {
      atOnce(database, () => {
        const current = inState(holder, 'current')
        const next = inState(holder, 'next')
        become.run('revealed', current.clientSeed, current.id)
        become.run('current', clientSeed, next.id)
        inState(holder, 'next')
      })
    },
  }
}

export type SeedBook = ReturnType<typeof createSeedBook>
