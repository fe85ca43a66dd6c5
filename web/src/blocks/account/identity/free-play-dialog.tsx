import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import { useCaptcha } from '#blocks/captcha/use-captcha.ts'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { deviceFacts, deviceHeader } from '#device/device-facts.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useRequest } from '#request/request-context.ts'
import { openSession } from '#session/session-store.ts'
import { sessionOf } from '#sign-in/enter.ts'
import { useAfterSignIn } from '#sign-in/use-after-sign-in.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import styles from './identity.module.css'

interface FreePlayProps {
  readonly onDone?: (() => void) | undefined
}

const FreePlay = ({ onDone }: FreePlayProps) => {
  const t = useTexts('identity')
  const { request } = useRequest()
  const { merchantCode } = useSettings()
  const { processing, problem, run } = useSubmit()
  const captcha = useCaptcha('login')
  const goOn = useAfterSignIn()

  const start = () =>
    run(async () => {
      const device = deviceFacts()
      const answer = await captcha.guard(verified => request('session.freePlay', { ...device, ...verified }, { headers: deviceHeader(device) }))
      if (!answer) return
      // Keep a saved login for the next visit, because nobody comes back as a guest.
      openSession(sessionOf(answer, merchantCode))
      goOn(answer, 'firebase', onDone)
    })

  return (
    <Form onSubmit={() => void start()}>
      <FormProblem problem={problem} />
      <p className={styles.text}>{t('free_play_text')}</p>
      <CaptchaBlock captcha={captcha} />
      <Button type="submit" wide busy={processing} busyLabel={t('login_processing')}>
        {t('free_play_start')}
      </Button>
    </Form>
  )
}

/** Playing without an account (spec 1 §6, free-play login). */
export const FreePlayDialog = ({ open, onClose, onDone }: FreePlayProps & { open: boolean; onClose: () => void }) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    <Dialog open={open} title={t('free_play')} closeLabel={shell('close')} onClose={onClose}>
      <FreePlay onDone={onDone} />
    </Dialog>
  )
}
