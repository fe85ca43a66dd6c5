import { memberStates } from '@foyer/contract/casework/ops/member-states'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import type { MemberSearch } from './use-member-search.ts'
import styles from '#pages/members/members.module.css'

/** The lists that staff look at every day. */
export const Segments = ({ search: { q, tag, state, open } }: { search: MemberSearch }) => {
  const t = useTexts('members')
  return (
    <nav className={styles.segments} aria-label={t('segments')}>
      <h2>{t('segments')}</h2>
      {memberStates.map(one => (
        <button
          key={one}
          type="button"
          data-row
          className={classes(styles.segment, q === '' && tag === '' && state === one && styles.on)}
          aria-current={q === '' && state === one ? 'true' : undefined}
          onClick={() => open({ state: one })}
        >
          {t(`segment_${one}`)}
        </button>
      ))}
      <p className="s m">{t('segments_note')}</p>
    </nav>
  )
}
