import { useState } from 'react'
import { Place } from '#frame/place-words.tsx'
import { When } from '#frame/when.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Tag } from '#ui/marks.tsx'
import { type OwnKey, RotateDialog } from './rotate-dialog.tsx'
import styles from './system.module.css'

export type Listed = OpAnswer<'system.keys'>

/** Four digits in each group, so that two people can read it to each other. */
export const grouped = (fingerprint: string): string => fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ')

const Row = ({ one, onRotate }: { one: OwnKey; onRotate: () => void }) => {
  const t = useTexts('system')
  const off = useOff()('keys.rotate', one.merchant === '*' ? undefined : one.merchant)
  return (
    <tr>
      <td>
        {t(`key_${one.key}`)}
        <div className="q s">{t(`key_${one.key}_about`)}</div>
      </td>
      <td className={styles.late}>
        <Place code={one.merchant} />
      </td>
      <td>
        {one.fingerprint === null ? <span className="q">{t('key_not_yet')}</span> : <span className="mono">{grouped(one.fingerprint)}</span>}
        {one.earlier > 0 && <div className="q s">{t('earlier', { count: one.earlier })}</div>}
      </td>
      <td className={classes('r', styles.late)}>{one.since !== null && <When at={one.since} timeZone={undefined} />}</td>
      <td className="r">
        {one.waits ? (
          <Tag>{t('rotate_waits')}</Tag>
        ) : (
          one.fingerprint !== null && (
            <Button small off={off} onPress={onRotate}>
              {t('rotate')}
            </Button>
          )
        )}
      </td>
    </tr>
  )
}

export const OwnKeys = ({ keys, again }: { keys: Listed['keys']; again: () => void }) => {
  const t = useTexts('system')
  const [open, setOpen] = useState<OwnKey>()
  return (
    <Section title={t('keys')} beside={t('keys_about')}>
      <table className={styles.table} aria-label={t('keys')}>
        <thead>
          <tr>
            <th>{t('key')}</th>
            <th className={styles.late}>{t('where')}</th>
            <th>{t('fingerprint')}</th>
            <th className={classes('r', styles.late)}>{t('since')}</th>
            <th>
              <span className="unseen">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map(one => (
            <Row key={`${one.key} ${one.merchant}`} one={one} onRotate={() => setOpen(one)} />
          ))}
        </tbody>
      </table>
      {open && <RotateDialog one={open} onDone={again} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
