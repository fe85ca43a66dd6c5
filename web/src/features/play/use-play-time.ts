import { numberLocalesOf } from '@foyer/contract/languages'
import { useLanguage } from '#texts/use-texts.ts'

const partOf = (value: number, unit: 'hour' | 'minute', locales: readonly string[]): string =>
  new Intl.NumberFormat([...locales], { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** Minutes of play as hours and minutes: "1 hr 5 min". */
export const playTime = (minutes: number, locales: readonly string[]): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && partOf(hours, 'hour', locales), (rest > 0 || hours === 0) && partOf(rest, 'minute', locales)].filter(Boolean).join(' ')
}

/** `playTime` in the page's language. */
export const usePlayTime = (): ((minutes: number) => string) => {
  const language = useLanguage()
  return minutes => playTime(minutes, numberLocalesOf(language))
}
