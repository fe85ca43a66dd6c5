import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { voidDrawCommand } from './void-draw-command.ts'

let stage: LotteryStage
beforeEach(async () => {
  stage = await createLotteryStage()
})
afterEach(() => stage.closeBooks())

const id = drawId('fixed')
const WORDS = ['--reason', 'The prize table was wrong.', '--by', 'Olivia, head of draws']

/** What was printed and asked before the end, and how it ended, where the operator answers so. */
const called = async (answer: string, ...args: readonly string[]) => {
  const printed: string[] = []
  const questions: string[] = []
  const terminal = {
    print: (line: string) => void printed.push(line),
    ask: (question: string) => {
      questions.push(question)
      return Promise.resolve(answer)
    },
  }
  if (!('run' in voidDrawCommand)) throw new Error('the command is one of a merchant')
  const end = await voidDrawCommand
    .run(stage.system, terminal)(stage.system.merchants.byCode('alpha')!, [id, ...args])
    .catch((error: Error) => error.message)
  return { printed, questions, end, state: (await stage.storedDraw(id)).state }
}

// Proves games-and-lottery-20.
test('it says what it will do and asks; without the draw’s name for an answer it does nothing', async () => {
  const foretold = [`${id} is open: 0 in the smallest unit of PHP is paid back, its secret seed stays secret.`]
  expect(await called('yes', ...WORDS)).toEqual({
    printed: foretold,
    questions: [`Type ${id} to do it: `],
    end: 'Nothing was changed.',
    state: 'open',
  })
  expect(await called(id, ...WORDS)).toMatchObject({ printed: foretold, questions: [`Type ${id} to do it: `], state: 'void' })
})

// Proves games-and-lottery-20.
test('a script says --yes and is not asked, and is told all the same; without a reason and a name nothing is done', async () => {
  for (const missing of [['--yes'], ['--yes', '--reason', 'why'], ['--yes', '--by', 'Olivia', '--reason', ' ']])
    expect(await called('', ...missing)).toMatchObject({ printed: [], questions: [], state: 'open' })
  const { printed, questions, state } = await called('', ...WORDS, '--yes')
  expect([printed.length, questions, state]).toEqual([1, [], 'void'])
})
