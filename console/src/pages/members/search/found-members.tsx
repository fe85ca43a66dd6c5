import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useMay, useMerchantsFor } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { MemberTable } from './member-table.tsx'
import { keyOf, type MemberSearch } from './use-member-search.ts'
import styles from '#pages/members/members.module.css'

export const FoundMembers = ({ search: { q, read, found, failure, chosen, setChosen } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  const may = useMay()
  const merchants = useMerchantsFor('members.read')
  if (failure !== undefined && found.length === 0) {
    return (
      <Failed requestId={requestIdOf(failure)} onAgain={read.again}>
        {errorWords(failure)}
      </Failed>
    )
  }
  if (read.value === undefined) return <Waiting rows={10} />
  if (found.length === 0) {
    return <Nothing below={q === '' ? undefined : t('nothing_below')}>{q === '' ? t('nothing_here') : t('nothing_found', { typed: q })}</Nothing>
  }
  return (
    <>
      <MemberTable
        found={found}
        typed={q}
        chosen={chosen}
        mayChoose={may('members.note') || may('members.lock')}
        showMerchant={merchants.length > 1}
        keyOf={keyOf}
        onChoose={(key, on) => setChosen(on ? [...chosen, key] : chosen.filter(one => one !== key))}
        onChooseAll={on => setChosen(on ? found.map(keyOf) : [])}
      />
      <p className={classes('s m', styles.footnote)}>{q === '' ? t('list_note', { count: found.length }) : t('search_note', { typed: q })}</p>
    </>
  )
}
