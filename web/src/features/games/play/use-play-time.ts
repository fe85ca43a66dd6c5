import { useTexts } from '#texts/use-texts.ts'

type Say = (key: 'time_hours' | 'time_minutes', params: { count: number }) => string

/** Minutes of play as hours and minutes: "1 hr 5 min". In words of the catalogue, because Chromium has no units in Khmer and Burmese. */
export const playTime = (minutes: number, t: Say): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && t('time_hours', { count: hours }), (rest > 0 || hours === 0) && t('time_minutes', { count: rest })]
  return parts.filter(Boolean).join(' ')
}

/** `playTime` in the page's language. */
export const usePlayTime = (): ((minutes: number) => string) => {
  const t = useTexts('game')
  return minutes => playTime(minutes, t)
}
