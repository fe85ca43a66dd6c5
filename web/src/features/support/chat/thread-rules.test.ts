import { describe, expect, test } from 'vitest'
import { byDay, dayName, lastSeq, stillOut, withEarlier, withNewer, withSent, type Message, type Thread } from './thread-rules.ts'

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  seq,
  by: 'member',
  at: '2026-01-01T12:00:00.000Z',
  text: `${seq}`,
  ...more,
})
const answer = (seqs: readonly number[], more = false, unread = 0) => ({ messages: seqs.map(seq => message(seq)), more, unread, seenTo: 0 })
const seqsOf = ({ messages }: Thread) => messages.map(({ seq }) => seq)

describe('what is known of a chat', () => {
  test('grows at its end by what is new, each message once, and remembers whether there are earlier ones', () => {
    const first = withNewer(undefined, answer([4, 5], true))
    expect([seqsOf(first), first.earlier, lastSeq(first)]).toEqual([[4, 5], true, 5])
    const next = withNewer(first, answer([5, 6], false, 1))
    expect([seqsOf(next), next.earlier, next.unread]).toEqual([[4, 5, 6], true, 1])
  })

  test('grows at its beginning by what is earlier', () => {
    const known = withNewer(undefined, answer([4, 5], true))
    const all = withEarlier(known, answer([1, 2, 3]))
    expect([seqsOf(all), all.earlier]).toEqual([[1, 2, 3, 4, 5], false])
  })

  test('shows at once what was sent, but never with a gap, which nothing would fill', () => {
    const known = withNewer(undefined, answer([1, 2]))
    expect(seqsOf(withSent(known, [message(3), message(4)]))).toEqual([1, 2, 3, 4])
    expect(seqsOf(withSent(known, [message(5)]))).toEqual([1, 2])
    expect(lastSeq(undefined)).toBe(0)
  })

  test('what the server has is not on its way any more', () => {
    const outgoing = ['a', 'b'].map(clientId => ({ clientId, text: clientId }))
    expect(stillOut(outgoing, { messages: [message(1, { clientId: 'a' })] }).map(({ clientId }) => clientId)).toEqual(['b'])
  })
})

describe('days, as the reader’s clock has them', () => {
  const at = (day: number, hour: number) => new Date(2026, 0, day, hour).toISOString()

  test('messages stand under their day', () => {
    const days = byDay([message(1, { at: at(1, 23) }), message(2, { at: at(2, 0) }), message(3, { at: at(2, 9) })])
    expect(days.map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([[1], [2, 3]])
  })

  test.each([
    [2, 'today'],
    [1, 'yesterday'],
    [3, 'date'],
  ] as const)('seen on the 2nd, the %i. is %s', (day, name) => {
    expect(dayName(at(day, 23), new Date(2026, 0, 2, 0, 30))).toBe(name)
  })

  test('yesterday may be in another year', () => {
    expect(dayName(new Date(2025, 11, 31, 12).toISOString(), new Date(2026, 0, 1, 12))).toBe('yesterday')
  })
})
