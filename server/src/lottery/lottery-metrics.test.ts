import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerLotteryMetrics } from './lottery-metrics.ts'
import { createLotteryStage, drawId } from './testing/lottery-stage.ts'

test('a draw whose step is later than 30 s is counted, by its state', async () => {
  const stage = await createLotteryStage()
  try {
    const registry = new Registry()
    registerLotteryMetrics(registry, { ...stage.system, log: pino({ level: 'silent' }) })
    const counted = async () =>
      (await registry.getSingleMetricAsString('foyer_lottery_draws_late')).split('\n').filter(line => line.includes('alpha'))
    stage.clock.advance(280 + 30)
    expect(await counted()).toEqual([])
    stage.clock.advance(1)
    expect(await counted()).toContain('foyer_lottery_draws_late{merchant="alpha",lottery="fixed",state="open"} 1')
    expect(await registry.getSingleMetricAsString('foyer_lottery_oldest_late_seconds')).toContain(String(Date.parse('2026-01-01T00:05:00Z') / 1000))
    await stage.runDue()
    expect(await counted()).toEqual([])
    expect((await stage.system.stores.draws.byId('alpha', drawId('fixed')))?.state).toBe('settled')
  } finally {
    await stage.close()
  }
})
