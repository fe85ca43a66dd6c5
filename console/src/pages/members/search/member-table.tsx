import { Link } from 'wouter'
import { MerchantMark } from '#frame/merchant-mark.tsx'
import { memberHref } from '#frame/paths.ts'
import { When } from '#frame/when.tsx'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { State, Tag } from '#ui/marks.tsx'
import { Sum } from '#ui/sum.tsx'
import { Tick } from '#ui/tick.tsx'
import type { FoundMember } from './found-member.ts'
import { Highlighted } from './highlighted.tsx'
import { Seen } from './seen.tsx'
import { stateOf } from './state-words.ts'
import styles from '#pages/members/members.module.css'

interface Props {
  found: readonly FoundMember[]
  typed: string
  chosen: readonly string[]
  mayChoose: boolean
  showMerchant: boolean
  keyOf: (one: FoundMember) => string
  onChoose: (key: string, on: boolean) => void
  onChooseAll: (on: boolean) => void
}

export const MemberTable = ({ found, typed, chosen, mayChoose, showMerchant, keyOf, onChoose, onChooseAll }: Props) => {
  const t = useTexts('members')
  const merchantOf = useMerchant()
  const isSearch = typed !== ''
  return (
    <table className={classes('tall', styles.members)}>
      <thead>
        <tr>
          {mayChoose && (
            <th className={styles.tick}>
              <Tick bare checked={chosen.length === found.length} onChange={onChooseAll}>
                {t('choose_all')}
              </Tick>
            </th>
          )}
          <th>{t('column_member')}</th>
          {isSearch && <th className={styles.wide}>{t('column_found_by')}</th>}
          <th className={styles.wide}>{t('column_rank')}</th>
          <th className="r">{t('column_balance')}</th>
          <th className={classes('r', styles.wide)}>{t('column_deposited')}</th>
          <th className={styles.wide}>{isSearch ? t('column_seen') : t('column_registered')}</th>
          <th>{t('column_state')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(one => {
          const { merchant, row } = one
          const timeZone = merchantOf(merchant)?.timeZone
          const key = keyOf(one)
          const isChosen = chosen.includes(key)
          const state = stateOf(row, t, timeZone)
          return (
            <tr key={key} aria-selected={isChosen}>
              {mayChoose && (
                <td className={styles.tick}>
                  <Tick bare checked={isChosen} onChange={on => onChoose(key, on)}>
                    {t('choose', { name: row.username })}
                  </Tick>
                </td>
              )}
              <td>
                <span className="row wrap">
                  <span className="row">
                    {showMerchant && <MerchantMark code={merchant} />}
                    <Link href={memberHref(merchant, row.id)} data-row className={styles.name}>
                      <Highlighted name={row.username} typed={row.foundBy === 'name' ? typed : ''} />
                    </Link>
                  </span>
                  {row.tags.map(tag => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
              </td>
              {isSearch && <td className={classes('q s', styles.wide)}>{row.foundBy === null ? '' : t(`by_${row.foundBy}`)}</td>}
              <td className={classes('q', styles.wide)}>{row.rank}</td>
              <td className="r">
                <Sum sum={row.balance} of={one} />
              </td>
              <td className={classes('r', styles.wide)}>
                <Sum sum={row.deposited} of={one} />
              </td>
              <td className={classes('q s', styles.wide)}>
                {isSearch ? <Seen at={row.seenAt} timeZone={timeZone} /> : <When at={row.registeredAt} timeZone={timeZone} />}
              </td>
              <td className="s">{state && <State tone={state.tone}>{state.words}</State>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
