import { useState } from 'react'
import { useKey } from '#keys/use-keys.ts'
import { TagDialog } from '#pages/members/dialogs/tag-dialog.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useAct } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Keys } from '#ui/keys.tsx'
import styles from '#pages/members/members.module.css'

export const RailTags = ({ member, merchant }: TabProps) => {
  const t = useTexts('members')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { act, busy } = useAct('members.tag')
  const isAllowed = may('members.note', merchant)
  useKey('t', t('add_tag'), () => setOpen(true), { off: !isAllowed })
  return (
    <Section title={t('tags')}>
      <div className="row wrap">
        {member.tags.map(tag => (
          <span key={tag} className={styles.tagChip}>
            {tag}
            {isAllowed && (
              <button
                type="button"
                aria-label={t('tag_remove', { tag })}
                aria-disabled={busy || undefined}
                onClick={() => void act({ ids: [member.id], tag, on: false }, merchant)}
              >
                <Icon name="close" size="small" />
              </button>
            )}
          </span>
        ))}
        {isAllowed ? (
          <button type="button" className={classes(styles.addTag)} onClick={() => setOpen(true)}>
            {t('add_tag')} <Keys keys={['T']} />
          </button>
        ) : (
          member.tags.length === 0 && <p className="q s">{t('tags_none')}</p>
        )}
      </div>
      {isOpen && <TagDialog merchant={merchant} members={[member]} onClose={() => setOpen(false)} onDone={() => setOpen(false)} />}
    </Section>
  )
}
