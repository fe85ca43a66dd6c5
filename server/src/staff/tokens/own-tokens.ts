import { DAY_MS } from '@foyer/contract/time-units'
import { TOKEN_BYTES } from '#account/member/token.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { codeProof } from '#staff/session/code-proof.ts'
import { shownToken } from './shown-token.ts'

/** Tokens that a person may have at once. */
const MOST = 10
/** What each begins with, so that programs which look for secrets in repositories know one. */
const PREFIX = 'foyer_'

type TokenDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'seals' | 'randomToken' | 'newId'>

export const listTokens =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'tokens.list'> =>
  async (_request, { person }) => ({ tokens: (await stores.staffTokens.list(clock(), person.id)).map(shownToken) })

/** Makes a token for a program. A code of the authenticator shows that the person is there, and not only a session of theirs. */
export const makeToken = (deps: TokenDeps): OpService<'tokens.make'> => {
  const { inUnit, clock, randomToken, newId, stores } = deps
  const prove = codeProof(deps)
  return async ({ name, days, mayAct, code }, caller) => {
    const person = await stores.staffPeople.byId(caller.person.id)
    const step = person && (await prove(person, code, caller))
    if (typeof step !== 'number') throw new OpRefusal('staff.code.wrong')
    return await inUnit(async unit => {
      const now = clock()
      // Taking the step locks the person's row, so two calls at once count each other's token.
      if (!(await unit.staffPeople.useStep(caller.person.id, step))) throw new OpRefusal('staff.code.wrong')
      if ((await unit.staffTokens.list(now, caller.person.id)).length >= MOST) throw new OpRefusal('staff.tokens.full', { most: MOST })
      const token = PREFIX + randomToken(TOKEN_BYTES)
      const id = newId()
      const expiresAt = new Date(now.getTime() + days * DAY_MS)
      await unit.staffTokens.add({ id, personId: caller.person.id, tokenHash: digestOf(token), name: name.trim(), mayAct, createdAt: now, expiresAt })
      await caller.record(unit, { about: { kind: 'token', id }, after: { name: name.trim(), mayAct, expiresAt: expiresAt.toISOString() } })
      return { token, expiresAt: expiresAt.toISOString() }
    })
  }
}

export const endToken =
  ({ inUnit }: TokenDeps): OpService<'tokens.end'> =>
  async ({ id }, caller) =>
    await inUnit(async unit => {
      const ended = await unit.staffTokens.end(caller.person.id, id)
      if (!ended) throw new OpRefusal('staff.token.unknown')
      await caller.record(unit, { about: { kind: 'token', id }, before: { name: ended.name, mayAct: ended.mayAct } })
      return {}
    })
