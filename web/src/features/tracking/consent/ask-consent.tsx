import { useState } from 'react'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { purposesAfter } from './agreed-purposes.ts'
import { wantsPrivacy } from './consent-memory.ts'
import { useChoose } from './use-choose.ts'

/** Asks for consent: yes and no have the same weight, and the purposes are a tap away, off at first. */
export const AskConsent = () => {
  const t = useTexts('tracking')
  const choose = useChoose({ alert: false })
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [purposes, setPurposes] = useState({ measurement: false, marketing: false })
  const change = (changed: Partial<typeof purposes>) => setPurposes(purposesAfter(purposes, changed))

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
          <Checkbox
            label={t('consent_measurement')}
            checked={purposes.measurement}
            onChange={event => change({ measurement: event.target.checked })}
          />
          {!wantsPrivacy() && (
            <Checkbox label={t('consent_marketing')} checked={purposes.marketing} onChange={event => change({ marketing: event.target.checked })} />
          )}
          <Button look="quiet" wide busy={busy} onClick={() => void say(purposes)}>
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
