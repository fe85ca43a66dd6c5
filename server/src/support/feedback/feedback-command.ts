import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FEEDBACK_TEXT_LENGTH } from '@foyer/contract/support/feedback/feedback-limits'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { answerFeedback } from './answer-feedback.ts'

export const FEEDBACK_USAGE = `Usage:
  npm run foyer -- feedback <merchant> list [--all]
  npm run foyer -- feedback <merchant> show <number> [--pictures <folder>]
  npm run foyer -- feedback <merchant> answer <number> --words "…" [--replace]`

/** Feedback that a list shows. */
const LISTED = 50
/** Characters of each that a list shows. */
const BEGINNING = 80

type FeedbackDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId'>

/** `npm run foyer -- feedback`: staff read and answer feedback. Each answers the lines to print, or throws an error for the operator. */
export const feedbackCommand = ({ stores, inUnit, clock, newId }: FeedbackDeps) => {
  const answerOne = answerFeedback({ clock, newId })

  const wanted = async (merchant: Merchant, number: string) => {
    const found = /^[1-9]\d{0,14}$/.test(number) ? await stores.feedback.byId(merchant.code, Number(number)) : undefined
    if (!found) throw new Error(`${merchant.code} has no feedback ${number}.`)
    return found
  }

  const list = async ({ code }: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values } = parseArgs({ args: [...args], options: { all: { type: 'boolean', default: false } } })
    const rows = await stores.feedback.ofMerchant(code, values.all ? 'all' : 'waiting', LISTED)
    if (rows.length === 0) return [values.all ? `${code} has no feedback.` : `No feedback of ${code} waits for an answer.`]
    return rows.map(({ id, sentAt, username, topic, text, answeredAt }) =>
      [
        id,
        sentAt.toISOString(),
        topic,
        username,
        answeredAt ? 'answered' : 'waiting',
        forTerminal(text).replaceAll('\n', ' ').slice(0, BEGINNING),
      ].join('  '),
    )
  }

  const show = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { values, positionals } = parseArgs({ args: [...args], options: { pictures: { type: 'string' } }, allowPositionals: true })
    const [number = '', ...rest] = positionals
    if (rest.length > 0) throw new Error(FEEDBACK_USAGE)
    const { id, sentAt, username, topic, text, pictures, answer, answeredAt } = await wanted(merchant, number)
    const files: string[] = []
    if (values.pictures !== undefined) {
      await mkdir(values.pictures, { recursive: true })
      for (const [at, image] of (await stores.feedback.pictures(merchant.code, id)).entries()) {
        const file = join(values.pictures, `feedback-${id}-${at + 1}.webp`)
        await writeFile(file, image)
        files.push(file)
      }
    }
    return [
      `${id}  ${sentAt.toISOString()}  ${topic}  ${username}  pictures: ${pictures}`,
      forTerminal(text),
      ...files,
      answer !== null && answeredAt ? `Answered ${answeredAt.toISOString()}: ${forTerminal(answer)}` : 'It waits for an answer.',
    ]
  }

  const answer = async (merchant: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const options = { words: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [number = '', ...rest] = positionals
    const text = (values.words ?? '').trim()
    if (rest.length > 0 || text === '') throw new Error(FEEDBACK_USAGE)
    if (text.length > FEEDBACK_TEXT_LENGTH) throw new Error(`An answer has at most ${FEEDBACK_TEXT_LENGTH} characters.`)
    const found = await wanted(merchant, number)
    const { id, username } = found
    await inUnit(async unit => {
      if (!(await answerOne(unit, found, { text, replaces: values.replace })))
        throw new Error(`Feedback ${id} was answered before. --replace gives it this answer instead.`)
    })
    return [`${username} has the answer to feedback ${id}.`]
  }

  return async (merchant: Merchant, [what, ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what === 'list') return await list(merchant, args)
    if (what === 'show') return await show(merchant, args)
    if (what === 'answer') return await answer(merchant, args)
    throw new Error(FEEDBACK_USAGE)
  }
}
