import { MobileField } from '#blocks/account/mobile-number/mobile-field.tsx'
import type { MobileEntry } from '#blocks/account/mobile-number/use-mobile-entry.ts'
import { CaptchaBlock } from '#blocks/captcha/captcha-block.tsx'
import type { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { CodeField } from './code-field.tsx'
import type { CodeSend } from './use-code-send.ts'

type MobileCodeField = 'mobileNum' | 'verificationCode'

interface MobileCodeFieldsProps extends Pick<ReturnType<typeof useWrongFields<MobileCodeField>>, 'wrong' | 'mark' | 'clear'> {
  entry: MobileEntry
  code: CodeSend
  /** Called when the number is valid, to send a code to it. */
  onSend: () => void
  /** See `CodeField`. */
  submits?: true
}

/** A number, the captcha if one is asked for, and the code that was sent to the number. */
export const MobileCodeFields = ({ entry: { mobile, setMobile, fault }, code, wrong, mark, clear, onSend, submits }: MobileCodeFieldsProps) => (
  <>
    <MobileField
      value={mobile}
      error={wrong.mobileNum}
      onChange={value => {
        setMobile(value)
        clear('mobileNum')
      }}
    />
    <CaptchaBlock captcha={code.captcha} />
    <CodeField
      name="verificationCode"
      error={wrong.verificationCode ?? null}
      onInput={() => clear('verificationCode')}
      {...(submits && { submits })}
      send={{
        countdown: code.countdown,
        sending: code.sending,
        onSend: button => {
          const form = button.closest('form')
          if (form && mark(form, { mobileNum: fault })) onSend()
        },
      }}
    />
  </>
)
