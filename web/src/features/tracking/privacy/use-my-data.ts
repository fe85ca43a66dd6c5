import type { TrackedMoment } from '@foyer/contract/tracking/member-data'
import { useState } from 'react'
import { deviceFacts } from '#device/device-facts.ts'
import { saveText } from '#device/save-text.ts'
import { noteChoice } from '#features/tracking/consent/consent-memory.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { RequestError } from '#request/request-error.ts'

/** What tracking keeps of the member: `save` writes all of it into a file, `forget` deletes it and answers whether that is done. */
export const useMyData = () => {
  const { request } = useRequest()
  const version = useSettings().tracking?.version ?? ''
  const [saving, setSaving] = useState(false)
  const { processing, problem, run } = useSubmit()

  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const { devices, ...first } = await request('tracking.mine', {})
      const moments: TrackedMoment[] = [...first.moments]
      for (let { next } = first; next !== undefined;) {
        const page = await request('tracking.mine', { after: next })
        moments.push(...page.moments)
        ;({ next } = page)
      }
      await saveText('my-data.json', 'application/json', JSON.stringify({ devices, moments }, undefined, 2))
    } catch (error) {
      // The error policy has shown it.
      if (!(error instanceof RequestError)) throw error
    } finally {
      setSaving(false)
    }
  }

  const forget = (done: () => void) =>
    run(async () => {
      await request('tracking.forget', { visitor: deviceFacts().loginDeviceId })
      // The page stops at once, and forgets what still waits here.
      noteChoice({ measurement: false, marketing: false, version })
      done()
    })

  return { saving, save, forgetting: processing, problem, forget }
}
