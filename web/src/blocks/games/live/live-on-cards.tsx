import { wholeUnits } from '@foyer/texts/format'
import { useEffect } from 'react'
import { setLiveMarks } from '#blocks/picture-card/live-marks.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { marksOf } from './marks-of.ts'
import { useFollowedLive } from './use-live.ts'

/** Follows what happens in the house, and says it on the cards of the page. */
export const LiveOnCards = () => {
  const t = useTexts('lobby')
  const format = useFormat()
  const { currency, decimals } = useSettings()
  const { data } = useFollowedLive()
  useEffect(() => {
    if (!data) return
    const jackpot = (sum: number) => format.roundMoney(Math.floor(wholeUnits(sum, decimals)), currency)
    setLiveMarks(marksOf(data, { playing: players => t('playing', { count: players }), jackpot }))
  }, [data, t, format, currency, decimals])
  useEffect(() => () => setLiveMarks({}), [])
  return null
}
