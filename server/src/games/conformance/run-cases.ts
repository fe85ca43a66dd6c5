import { casesFor } from './cases.ts'
import { Otherwise, type Platform } from './expect-that.ts'
import { createStage } from './stage.ts'

export interface CaseResult {
  readonly name: string
  /** What was otherwise; undefined where the wallet keeps the rule. */
  readonly fault: string | undefined
}

const faultOf = async (run: () => Promise<void>): Promise<string | undefined> => {
  try {
    await run()
    return undefined
  } catch (error) {
    if (error instanceof Otherwise) return error.message
    return `the call failed: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Tries every rule of the wire, one after the other. */
export const runCases = async (platform: Platform, stopAtFirst = false): Promise<readonly CaseResult[]> => {
  const results: CaseResult[] = []
  let stage: Awaited<ReturnType<typeof createStage>> | undefined
  const opening = await faultOf(async () => {
    stage = await createStage(platform)
  })
  if (!stage) return [{ name: 'a token opens a session', fault: opening }]
  const player = stage
  for (const { name, run } of casesFor(platform)) {
    const fault = await faultOf(() => run(player, platform))
    results.push({ name, fault })
    if (fault !== undefined && stopAtFirst) break
  }
  return results
}

/** The results as lines of a table. */
export const resultTable = (results: readonly CaseResult[]): readonly string[] => {
  const faults = results.filter(({ fault }) => fault !== undefined).length
  return [
    ...results.flatMap(({ name, fault }) => (fault === undefined ? [`✓ ${name}`] : [`✗ ${name}`, `    ${fault}`])),
    '',
    faults === 0 ? `All ${results.length} rules hold.` : `${faults} of ${results.length} rules do not hold.`,
  ]
}
