import { useState } from 'react'
import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { call } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import { type Line, MoneyLines } from './money-lines.tsx'
import { PaymentTable } from './payment-table.tsx'
import styles from '#pages/members/members.module.css'

const KINDS = ['all', 'payments', 'games', 'points'] as const

/** Every line of the account, with what it belongs to; beside it the payments, also those that moved nothing. */
export const MoneyTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const [kinds, setKinds] = useState<(typeof KINDS)[number]>('all')
  const input = { id: member.id, ...(kinds === 'points' ? { account: 'points' as const } : kinds === 'all' ? {} : { kinds }) }
  const read = useOp('members.money', input, merchant)
  const [older, setOlder] = useState<{ readonly of: string; readonly lines: readonly Line[]; readonly more: boolean }>()
  const readOlder = async (lines: readonly Line[]) => {
    const last = lines.at(-1)
    if (!last) return
    const next = await call('members.money', { ...input, before: last.version }, merchant)
    setOlder({ of: kinds, lines: [...(older?.of === kinds ? older.lines : []), ...next.lines], more: next.more })
  }
  return (
    <ReadTab read={read}>
      {({ lines: first, more, payments }) => {
        const own = older?.of === kinds ? older : undefined
        const lines = [...first, ...(own?.lines ?? [])]
        return (
          <>
            <div className={styles.filters}>
              <Segment
                label={t('money_kinds')}
                value={kinds}
                onChange={setKinds}
                options={KINDS.map(value => ({ value, words: t(`money_${value}`) }))}
              />
            </div>
            {kinds === 'payments' && payments.length > 0 && <PaymentTable payments={payments} member={member} timeZone={timeZone} />}
            {lines.length === 0 ? (
              <Nothing>{t('money_none')}</Nothing>
            ) : (
              <Section title={t('money_lines')}>
                <MoneyLines lines={lines} arePoints={kinds === 'points'} member={member} timeZone={timeZone} />
              </Section>
            )}
            {(own?.more ?? more) && (
              <div className={styles.filters}>
                <Button onPress={() => void readOlder(lines)}>{t('older')}</Button>
              </div>
            )}
          </>
        )
      }}
    </ReadTab>
  )
}
