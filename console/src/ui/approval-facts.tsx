import type { ReactNode } from 'react'
import { textsOf } from '#texts/catalogues.ts'
import styles from './facts.module.css'

export interface ThenAndNow {
  readonly key: string
  readonly name: ReactNode
  readonly first: ReactNode
  readonly now: ReactNode
  /** Whether both are alike. */
  readonly same: boolean
  /** A change that asks for a look; without it a change is named without colour. */
  readonly look?: boolean | undefined
}

interface ApprovalFactsProps {
  facts: readonly ThenAndNow[]
  /** When they were taken first, in words; “now” has its own. */
  first: string
  now: string
}

/** Facts as they were when something was asked for, beside what they are now. */
export const ApprovalFacts = ({ facts, first, now }: ApprovalFactsProps) => {
  const t = textsOf('ui')
  return (
    <table className={styles.diff} aria-label={t('then_and_now')}>
      <thead>
        <tr>
          <th>{t('fact')}</th>
          <th className="r">{first}</th>
          <th className="r">{now}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(fact => (
          <tr key={fact.key} className={!fact.same && fact.look ? styles.changed : undefined}>
            <td className={!fact.same && fact.look ? undefined : 'q'}>{fact.name}</td>
            <td className={fact.same ? 'r q' : 'r m'}>{fact.first}</td>
            <td className="r">{fact.same ? <span className="m">{t('same')}</span> : fact.look ? <b>{fact.now}</b> : fact.now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
