import { useState } from 'react'
import { Place } from '#frame/place-words.tsx'
import { When } from '#frame/when.tsx'
import type { OpAnswer } from '#request/call.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Tag } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { RotateDialog, type OwnKey } from './rotate-dialog.tsx'
import styles from './system.module.css'

type Listed = OpAnswer<'system.keys'>

/** Four digits in each group, so that two people can read it to each other. */
const grouped = (fingerprint: string): string => fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ')

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

const OwnKeys = ({ keys, again }: { keys: Listed['keys']; again: () => void }) => {
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

const SecretKey = ({ secretKey }: { secretKey: NonNullable<Listed['secretKey']> }) => {
  const t = useTexts('system')
  return (
    <Section title={t('secret_key')} beside={t('secret_key_about')}>
      <p className="mono">{grouped(secretKey.fingerprint)}</p>
      {!secretKey.fromEnvironment && <Note>{t('secret_key_own')}</Note>}
      {secretKey.former && <Note tone="warn">{t('secret_key_former')}</Note>}
      <p className="q s">{t('protects')}:</p>
      <ul className={styles.protects}>
        {secretKey.protects.map(what => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Section>
  )
}

const Secrets = ({ secrets }: Pick<Listed, 'secrets'>) => {
  const t = useTexts('system')
  return (
    <Section title={t('secrets')} beside={t('secrets_about')}>
      {secrets.length === 0 && <Nothing>{t('no_secret')}</Nothing>}
      {secrets.length > 0 && (
        <table className={styles.table} aria-label={t('secrets')}>
          <thead>
            <tr>
              <th>{t('secret')}</th>
              <th>{t('where')}</th>
              <th className="r">{t('fingerprint')}</th>
            </tr>
          </thead>
          <tbody>
            {secrets.map(({ merchant, name, fingerprint }) => (
              <tr key={`${merchant} ${name}`}>
                <td className="mono">{name}</td>
                <td>
                  <Place code={merchant} />
                </td>
                <td className="r mono">{fingerprint === null ? t('not_set') : grouped(fingerprint)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

/** Keys and secrets by their fingerprints; an owner asks a second one for another key. */
export const Keys = () => {
  const { value, error, again } = useOp('system.keys', {}, undefined, { every: FRESH_EVERY })
  if (!value)
    return error === undefined ? (
      <Waiting />
    ) : (
      <Failed onAgain={again} requestId={requestIdOf(error)}>
        {errorWords(error)}
      </Failed>
    )
  return (
    <>
      <OwnKeys keys={value.keys} again={again} />
      <Secrets secrets={value.secrets} />
      {value.secretKey && <SecretKey secretKey={value.secretKey} />}
    </>
  )
}
