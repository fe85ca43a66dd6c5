import type { Choice } from '@foyer/contract/tracking/consent'
import { useState } from 'react'
import { purposesAfter } from '#features/tracking/consent/agreed-purposes.ts'
import { wantsPrivacy, useChoice } from '#features/tracking/consent/consent-memory.ts'
import { useChoose } from '#features/tracking/consent/use-choose.ts'
import { showToast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import styles from './privacy-page.module.css'

/** What the visitor has chosen, to be changed at any time. A no is as near as a yes. */
export const ConsentChoice = () => {
  const t = useTexts('tracking')
  const choice = useChoice()
  const choose = useChoose({ alert: true })
  const [busy, setBusy] = useState(false)
  // What was changed and not saved yet; all else follows the choice, which may be made while the page is open.
  const [changed, setChanged] = useState<Partial<Pick<Choice, 'measurement' | 'marketing'>>>({})
  const { measurement, marketing } = purposesAfter({ measurement: false, marketing: false, ...choice }, changed)
  const input = wantsPrivacy()

  const say = async (wanted: Parameters<typeof choose>[0]): Promise<void> => {
    setBusy(true)
    try {
      await choose(wanted)
      setChanged({})
      showToast(t('privacy_saved'))
    } catch {
      // The error policy has shown it; the boxes still say what the visitor wants.
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.choice}>
      <Checkbox
        label={t('consent_measurement')}
        checked={measurement}
        onChange={event => setChanged(purposesAfter({ measurement, marketing }, { measurement: event.target.checked }))}
      />
      {input ? (
        <p className={styles.quiet}>{t('privacy_signal')}</p>
      ) : (
        <Checkbox
          label={t('consent_marketing')}
          checked={marketing}
          onChange={event => setChanged(purposesAfter({ measurement, marketing }, { marketing: event.target.checked }))}
        />
      )}
      <Button wide busy={busy} onClick={() => void say({ measurement, marketing: marketing && !input })}>
        {t('consent_save')}
      </Button>
      <Button look="quiet" wide busy={busy} onClick={() => void say({ measurement: false, marketing: false })}>
        {t('consent_necessary')}
      </Button>
    </section>
  )
}
