import { createHmac, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { Platform } from '#games/conformance/expect-that.ts'
import type { Mutation } from './mutations.ts'

const KEY = 'the-key-of-the-model'
const ACCOUNT = 'brand'
const PATH = '/vendor/v1/brand'

interface Movement {
  readonly content: string
  readonly answer: Answer
}
interface Bet {
  readonly player: string
  readonly round: string
  readonly amount: number
  end: 'open' | 'won' | 'back'
}
type Answer = { readonly status: string; readonly balance?: string; readonly currency?: string }
type Body = Readonly<Record<string, string | boolean | undefined>>

/** A wallet in memory that keeps every rule of the wire, except those that the mutation breaks: the suite must find each. */
export const modelWallet = (broken?: Mutation): Platform => {
  const is = (mutation: Mutation): boolean => broken === mutation
  let money = 5_000
  let sessionIsAlive = true
  const tokens = new Set(['token-1'])
  const sessions = new Set<string>()
  const movements = new Map<string, Movement>()
  const bets = new Map<string, Bet>()
  const barred = new Set<string>()
  const closed = new Set<string>()

  const text = (amount: number): string => (is('balances have no decimals') ? String(amount / 100) : (amount / 100).toFixed(2))
  const ok = (): Answer => ({ status: 'OK', balance: text(money), currency: 'PHP' })

  const unitsOf = (amount: string, least: number): number | undefined => {
    if (is('any number is an amount')) return Number.isFinite(Number(amount)) ? Math.round(Number(amount) * 100) : undefined
    const form = is('decimals are rounded') ? /^[0-9]{1,12}([.][0-9]+)?$/ : /^[0-9]{1,12}([.][0-9]{1,2})?$/
    const units = form.test(amount) ? Math.round(Number(amount) * 100) : undefined
    return units !== undefined && (units >= least || is('a bet of 0 is taken')) ? units : undefined
  }

  /** Answers a movement once; the same again is answered the same. */
  const once = async (kind: string, body: Body, act: () => Answer): Promise<Answer> => {
    const id = `${kind}:${String(body['transaction'])}`
    const { session: _session, ...facts } = body
    const content = JSON.stringify(facts)
    const before = movements.get(id)
    const forgets = (kind === 'bet' && is('a bet again is charged again')) || (kind === 'win' && is('a win again is paid again'))
    if (before && !forgets) {
      if (before.content !== content && !is('a changed duplicate is answered as the first')) return { status: 'DUPLICATE_TRANSACTION' }
      return is('a repetition is answered with the balance of now') ? { ...before.answer, balance: text(money) } : before.answer
    }
    if (is('the id is written after the money has moved')) await turn()
    const answer = act()
    if (answer.status === 'OK') movements.set(id, { content, answer })
    return answer
  }

  const bet = async (body: Body): Promise<Answer> => {
    const amount = unitsOf(String(body['amount']), 1)
    if (amount === undefined) return { status: 'AMOUNT_INVALID' }
    if (body['currency'] !== 'PHP' && !is('the currency is not looked at')) return { status: 'CURRENCY_MISMATCH' }
    const { session, transaction, round } = {
      session: String(body['session']),
      transaction: String(body['transaction']),
      round: String(body['round']),
    }
    if (!sessions.has(session) && !is('anybody’s session bets')) return { status: 'SESSION_EXPIRED' }
    if (!sessionIsAlive && is('a dead session stops repetitions too')) return { status: 'SESSION_EXPIRED' }
    const readBefore = money
    if (is('balance is read and written apart')) await turn()
    return await once('bet', body, () => {
      if (!sessionIsAlive && !is('a dead session bets on')) return { status: 'SESSION_EXPIRED' }
      if (body['game'] !== 'dice' && !is('the game is not looked at')) return { status: 'GAME_UNKNOWN' }
      if (barred.has(transaction)) return { status: 'BET_ALREADY_CLOSED' }
      if (closed.has(round) && !is('a closed round takes bets')) return { status: 'ROUND_CLOSED' }
      const enough = is('a bet may be one unit too large') ? money + 1 >= amount : money >= amount
      if (!enough)
        return is('too little money tells no balance') ? { status: 'NOT_ENOUGH_MONEY' } : { status: 'NOT_ENOUGH_MONEY', balance: text(money) }
      money = (is('balance is read and written apart') ? readBefore : money) - amount
      bets.set(transaction, { player: 'p1', round, amount, end: 'open' })
      return ok()
    })
  }

  const win = async (body: Body): Promise<Answer> => {
    const amount = unitsOf(String(body['amount']), 0)
    if (amount === undefined) return { status: 'AMOUNT_INVALID' }
    if (!sessionIsAlive && is('a dead session stops wins')) return { status: 'SESSION_EXPIRED' }
    return await once('win', body, () => {
      const followed = bets.get(String(body['bet']))
      if (!followed && !is('a win needs no bet')) return { status: 'BET_UNKNOWN' }
      if (followed && followed.player !== body['player'] && !is('another player wins')) return { status: 'BET_UNKNOWN' }
      if (followed?.end === 'back' && !is('a bet that was rolled back wins')) return { status: 'BET_ALREADY_CLOSED' }
      if (followed?.end === 'won' && is('only the first win is paid')) return ok()
      if (followed && closed.has(followed.round) && is('a late win is refused')) return { status: 'BET_ALREADY_CLOSED' }
      money += amount
      if (followed) followed.end = 'won'
      if (body['closes'] === true && followed) closed.add(followed.round)
      return ok()
    })
  }

  const rollback = async (body: Body): Promise<Answer> => {
    if (!sessionIsAlive && is('a dead session stops rollbacks')) return { status: 'SESSION_EXPIRED' }
    return await once('rollback', body, () => {
      const id = String(body['bet'])
      const followed = bets.get(id)
      if (!followed) {
        if (is('a rollback without its bet is refused')) return { status: 'BET_UNKNOWN' }
        if (!is('an early rollback bars nothing')) barred.add(id)
        return ok()
      }
      if (followed.end === 'won' && !is('a bet that has won is rolled back')) return { status: 'BET_ALREADY_CLOSED' }
      if (followed.end === 'back' && !is('a bet is rolled back twice')) return { status: 'BET_ALREADY_CLOSED' }
      money += is('a rollback gives too little back') ? followed.amount - 1 : followed.amount
      followed.end = 'back'
      return ok()
    })
  }

  const session = (body: Body): object => {
    const token = String(body['token'])
    if (!tokens.has(token)) return { status: 'SESSION_EXPIRED' }
    if (!is('a token opens many sessions')) tokens.delete(token)
    const made = randomUUID()
    sessions.add(made)
    return { ...ok(), session: made, player: 'p1', game: 'dice', language: 'en', decimals: 2 }
  }

  const needed: Readonly<Record<string, readonly string[]>> = {
    session: ['token'],
    balance: ['session'],
    bet: ['session', 'transaction', 'round', 'game', 'amount', 'currency'],
    win: ['transaction', 'bet', 'round', 'player', 'amount', 'currency'],
    rollback: ['transaction', 'bet', 'round', 'player'],
  }

  const isSigned = (call: string, headers: Readonly<Record<string, string>>, body: string): boolean => {
    const timestamp = headers['x-vendor-timestamp'] ?? ''
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300 && !is('the time is not looked at')) return false
    if (headers['x-vendor-account'] !== ACCOUNT && !is('the account is not looked at')) return false
    if (headers['x-vendor-key'] !== 'k1' && !is('the key id is not looked at')) return false
    if (is('the signature is not looked at')) return true
    const given = headers['x-vendor-signature']
    const signed = (subject: string, content: string) =>
      createHmac('sha256', KEY).update(`${timestamp}.${subject}.${content}`).digest('hex') === given
    if (is('the signature does not cover the call')) return Object.keys(needed).some(name => signed(`POST ${PATH}/${name}`, body))
    // What a wallet does that trusts the parsed body instead of the bytes.
    if (is('the signature does not cover the body'))
      return (
        given?.length === 64 &&
        given !== createHmac('sha256', 'a-key-that-somebody-guessed').update(`${timestamp}.POST ${PATH}/${call}.${body}`).digest('hex')
      )
    return signed(`POST ${PATH}/${call}`, body)
  }

  const answer = async (call: string, body: Body): Promise<object> => {
    switch (call) {
      case 'session':
        return session(body)
      case 'balance':
        return sessions.has(String(body['session'])) || is('anybody’s session bets') ? ok() : { status: 'SESSION_EXPIRED' }
      case 'bet':
        return await bet(body)
      case 'win':
        return await win(body)
      default:
        return await rollback(body)
    }
  }

  return {
    path: PATH,
    account: ACCOUNT,
    keyId: 'k1',
    key: KEY,
    tokens: ['token-1'],
    game: 'dice',
    now: () => Math.floor(Date.now() / 1000),
    async send(call, headers, body) {
      const reply = (status: number, content: object) => {
        const text = JSON.stringify(content)
        if (is('answers are not signed') || (is('refusals are not signed') && status === 400)) return { status, headers: {}, body: text }
        const timestamp = String(Math.floor(Date.now() / 1000) - (is('the time of an answer is an old one') ? 400 : 0))
        const request = is('the signature of an answer does not cover the request') ? '' : (headers['x-vendor-signature'] ?? '')
        const covered = is('the signature of an answer does not cover the body') ? '' : text
        const signature = createHmac('sha256', KEY).update(`${timestamp}.answer ${status} ${request}.${covered}`).digest('hex')
        return { status, headers: { 'x-vendor-timestamp': timestamp, 'x-vendor-signature': signature }, body: text }
      }
      if (!isSigned(call, headers, body)) return reply(401, { status: 'SIGNATURE_INVALID' })
      let content: Body
      try {
        content = JSON.parse(body) as Body
      } catch {
        return reply(is('what is not of the form is answered with 200') ? 200 : 400, { status: 'REQUEST_INVALID' })
      }
      if (!needed[call]?.every(name => typeof content[name] === 'string'))
        return reply(is('what is not of the form is answered with 200') ? 200 : 400, { status: 'REQUEST_INVALID' })
      return reply(200, await answer(call, content))
    },
    async endSession() {
      sessionIsAlive = false
      await turn()
    },
  }
}
