import { ConfigError, readConfig } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { MALL_USAGE, mallCommand } from '#mall/mall-command.ts'
import { MONEY_USAGE, moneyCommand } from '#payments/money-command.ts'
import { PUSH_USAGE, pushCommand } from '#push/push-command.ts'
import { FEEDBACK_USAGE, feedbackCommand } from '#support/feedback/feedback-command.ts'
import { TRACKING_USAGE, trackingCommand } from '#tracking/tracking-command.ts'
import { createDeps } from './compose.ts'
import type { Deps } from './deps.ts'

// npm run foyer -- push <merchant> send|list|stop …: sends push messages, and tells what became of them (docs/push.md).
// npm run foyer -- feedback <merchant> list|show|answer …: reads and answers what players have written at /m/feedback (docs/feedback.md).
// npm run foyer -- tracking <merchant> list|show|retry|drop|export|forget …: what became of tracking events (docs/tracking.md).
// npm run foyer -- money <merchant> contradictions|resolve|owing|adjust|write-off|stranded|pay-out …: payments that went wrong, corrections,
// and money of closed accounts (docs/payments.md).
// npm run foyer -- mall <merchant> list|show|send|deliver|refuse …: what becomes of the orders of the point market (docs/mall.md).

type Command = (deps: Deps) => (merchant: Merchant, args: readonly string[]) => Promise<readonly string[]>
const commands: ReadonlyMap<string | undefined, Command> = new Map<string, Command>([
  ['push', pushCommand],
  ['feedback', feedbackCommand],
  ['tracking', trackingCommand],
  ['mall', mallCommand],
  ['money', moneyCommand],
])
const USAGE = [PUSH_USAGE, FEEDBACK_USAGE, TRACKING_USAGE, MALL_USAGE, MONEY_USAGE].join('\n')

const run = async ([area, code, ...args]: readonly string[]): Promise<readonly string[]> => {
  if ([area, code, ...args].includes('--help')) return [USAGE]
  const command = commands.get(area)
  if (!command || code === undefined) throw new Error(USAGE)
  const deps = await createDeps(readConfig(), { log: createLog('silent') })
  try {
    const merchant = deps.merchants.byCode(code)
    if (!merchant) throw new Error(`There is no merchant ${code}.`)
    return await command(deps)(merchant, args)
  } finally {
    await deps.close()
  }
}

try {
  process.stdout.write(`${(await run(process.argv.slice(2))).join('\n')}\n`)
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write('Nothing was done: ')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
