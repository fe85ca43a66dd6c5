import { LotteriesContent } from '@foyer/contract/lottery/lotteries-content'
import { unitsOf } from '@foyer/contract/money/amount'
import type { AssetAddress } from '#kernel/merchants/content/content-surroundings.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { decimalsOf } from '#kernel/merchants/decimals.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { MerchantLottery, MerchantLotteries } from './merchant-lottery.ts'
import { lotteryFaults } from './rules/lottery-faults.ts'
import { rulesOf } from './rules/lottery-rules.ts'

/** The values of a lottery that says nothing of them. */
const CLOSE_SECONDS = 20

type Written = LotteriesContent['lotteries'][number]

const patternsOf = ({ everyMinutes, times = [] }: Written): readonly string[] => {
  if (everyMinutes !== undefined) return [everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`]
  return times.map(time => {
    const [hour, minute] = time.split(':')
    return `${Number(minute)} ${Number(hour)} * * *`
  })
}

const lotteryOf = (written: Written, file: MerchantFile, assetAddress: AssetAddress): MerchantLottery => {
  const { code, vendor, name, image, everyMinutes, times = [], closeSeconds = CLOSE_SECONDS, most = {} } = written
  const decimals = decimalsOf(file)
  const inUnits = (sum: number | undefined) => (sum === undefined ? undefined : unitsOf(sum, decimals))
  return {
    code,
    vendor,
    name,
    image: image === undefined ? undefined : assetAddress(image),
    patterns: patternsOf(written),
    everyMinutes,
    times,
    closeSeconds,
    rules: rulesOf(written, file.country.currency, decimals),
    mostOnNumber: inUnits(most.number),
    mostInDraw: inUnits(most.draw),
  }
}

/** The merchant's own lotteries (docs/lottery.md). */
export const lotteries = declareContent({
  file: 'content/lotteries.json',
  schema: LotteriesContent,
  optional: true,
  check({ lotteries: list = [] }, { file, allowDemo, hasSecretKey = true }, report) {
    if (!allowDemo && !hasSecretKey)
      report('', 'production has lotteries only with SECRET_KEY: without it the secret seeds lie in the database beside the key that seals them')
    const decimals = decimalsOf(file)
    const codes = new Set<string>()
    for (const [at, lottery] of list.entries()) {
      if (!lottery) continue
      const reportAt = (path: string, reason: string) => report(`/lotteries/${at}${path}`, reason)
      if (lottery.code !== undefined && codes.has(lottery.code)) reportAt('/code', 'is the code of another lottery too')
      if (lottery.code !== undefined) codes.add(lottery.code)
      for (const { path, reason } of lotteryFaults(lottery, decimals)) reportAt(path, reason)
    }
  },
  keep: ({ entropy = 'drand', lotteries: list }, file, assetAddress): MerchantLotteries => ({
    entropy,
    lotteries: list.map(lottery => lotteryOf(lottery, file, assetAddress)),
  }),
  page: ({ lotteries: list }) => ({ total: list.length }),
})
