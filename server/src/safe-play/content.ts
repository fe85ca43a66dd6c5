import { SafePlayContent, type Helpline, type SafePlayRules } from '@foyer/contract/safe-play/safe-play-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { strictest } from './safe-play-rules.ts'

/** The policy of one country: every rule, and who helps there. */
export interface SafePlayPolicy {
  readonly rules: SafePlayRules
  readonly helplines: readonly Helpline[]
}

export interface SafePlay {
  readonly timeZone: string
  /** Of countries that have no policy of their own. */
  readonly elsewhere: SafePlayPolicy
  readonly countries: Readonly<Record<string, SafePlayPolicy>>
}

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const policyOf = ({ rules, helplines }: Pick<SafePlayContent, 'rules' | 'helplines'>): SafePlayPolicy => ({
  rules: { ...strictest, ...rules },
  helplines,
})

/** How players are protected (docs/safe-play.md). For a merchant without the file everything is as strict as it can be, and nobody's number is known. */
export const safePlay = declareContent({
  file: 'content/safe-play.json',
  schema: SafePlayContent,
  optional: true,
  check({ timeZone, helplines, countries = {} }, _about, report) {
    if (timeZone !== undefined && !isTimeZone(timeZone)) report('/timeZone', 'is no time zone that there is')
    const lists = [['', helplines] as const, ...Object.entries(countries).map(([code, policy]) => [`/countries/${code}`, policy?.helplines] as const)]
    for (const [place, list = []] of lists)
      for (const [at, line] of list.entries())
        if (line && line.phone === undefined && line.url === undefined) report(`${place}/helplines/${at}`, 'has neither phone nor url')
  },
  keep: ({ timeZone = 'UTC', countries = {}, ...rest }): SafePlay => ({
    timeZone,
    elsewhere: policyOf(rest),
    countries: Object.fromEntries(Object.entries(countries).map(([code, policy]) => [code, policyOf(policy)])),
  }),
})
