import { useState } from 'react'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import { call } from '#request/call.ts'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { State, type Tone } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import { Segment } from '#ui/tabs.tsx'
import type { TabProps } from './member.ts'
import { Sum } from './sum.tsx'
import styles from './members.module.css'

type Line = OpAnswer<'members.money'>['lines'][number]
const KINDS = ['all', 'payments', 'games', 'points'] as const

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  declined: 'bad',
  returned: 'bad',
  held: 'warn',
  waiting: 'warn',
  sent: 'warn',
  pending: 'warn',
}

const Belongs = ({ line }: { line: Line }) => {
  const t = useTexts('members')
  const { kind, id, name } = line.belongs
  return (
    <>
      {t(`belongs_${kind}`)} {name !== '' && <span>{name} </span>}
      <span className="mono m">{id}</span>
      {line.by !== null && (
        <span className="q">
          {' '}
          {line.by}: {line.reason}
        </span>
      )}
    </>
  )
}

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
            {kinds === 'payments' && payments.length > 0 && (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_when')}</th>
                    <th>{t('column_payment')}</th>
                    <th className={styles.wide}>{t('column_way')}</th>
                    <th>{t('column_state')}</th>
                    <th className="r">{t('column_amount')}</th>
                  </tr>
                </thead>
                <tbody>
                  {payments.map(one => (
                    <tr key={one.id}>
                      <td className="q s">
                        <When at={one.createdAt} timeZone={timeZone} />
                      </td>
                      <td>
                        {t(`open_${one.kind}`)} <span className={classes('mono m', styles.wide)}>{one.id}</span>
                      </td>
                      <td className={classes('q', styles.wide)}>{one.way}</td>
                      <td className="s">
                        <State tone={tones[one.state]}>{wordsOf('members', `payment_${one.state}`, one.state)}</State>
                        {one.contradiction !== null && <span className="bad"> {t('payment_contradiction')}</span>}
                      </td>
                      <td className="r">
                        <Sum sum={one.amount} of={member} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {lines.length === 0 ? (
              <Nothing>{t('money_none')}</Nothing>
            ) : (
              <Section title={t('money_lines')}>
                <table>
                  <thead>
                    <tr>
                      <th>{t('column_when')}</th>
                      <th>{t('column_what')}</th>
                      <th className={styles.wide}>{t('column_belongs')}</th>
                      <th className="r">{t('column_amount')}</th>
                      <th className="r">{t('column_after')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {lines.map(line => (
                      <tr key={line.version} title={line.reference}>
                        <td className="q s">
                          <When at={line.at} timeZone={timeZone} />
                        </td>
                        <td>{wordsOf('members', `lately_money_${line.kind}`, line.kind)}</td>
                        <td className={classes('s q', styles.wide)}>
                          <Belongs line={line} />
                        </td>
                        <td className="r">{kinds === 'points' ? line.amount : <Sum sum={line.amount} of={member} signed />}</td>
                        <td className="r q">{kinds === 'points' ? line.balance : <Sum sum={line.balance} of={member} />}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
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
