import { useState } from 'react'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { asksForPrivacy } from './consent-memory.ts'
import { useChoose } from './use-choose.ts'

/** Asks for consent: yes and no have the same weight, and the purposes are a tap away, off at first. */
export const AskConsent = () => {
  const t = useTexts('tracking')
  const choose = useChoose({ alert: false })
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [measurement, setMeasurement] = useState(false)
  const [marketing, setMarketing] = useState(false)

  const say = async (wanted: Parameters<typeof choose>[0]): Promise<void> => {
    setBusy(true)
    // Without an answer nothing was agreed to: the sheet comes again on the next page.
    await choose(wanted).catch(() => undefined)
    setBusy(false)
    closePrompt('consent')
  }

  return (
    <>
      {choosing && (
        <>
          <Checkbox label={t('consent_measurement')} checked={measurement} onChange={event => setMeasurement(event.target.checked)} />
          {!asksForPrivacy() && (
            <Checkbox label={t('consent_marketing')} checked={marketing} onChange={event => setMarketing(event.target.checked)} />
          )}
          <Button look="quiet" wide busy={busy} onClick={() => void say({ measurement, marketing })}>
            {t('consent_save')}
          </Button>
        </>
      )}
      <Button look="quiet" wide busy={busy} onClick={() => void say({ measurement: true, marketing: true })}>
        {t('consent_accept')}
      </Button>
      <Button look="quiet" wide busy={busy} onClick={() => void say({ measurement: false, marketing: false })}>
        {t('consent_necessary')}
      </Button>
      {!choosing && (
        <Button look="plain" wide onClick={() => setChoosing(true)}>
          {t('consent_choose')}
        </Button>
      )}
    </>
  )
}
