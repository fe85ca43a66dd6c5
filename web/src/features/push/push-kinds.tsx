import { closePrompt } from '#notices/prompt-queue.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { isPushSupported } from './device-push.ts'
import { useAllowPush } from './use-allow-push.ts'
import { useOfferChoices } from './use-offer-choices.ts'
import { usePushKinds } from './use-push-kinds.ts'
import styles from './push-kinds.module.css'

const KINDS = ['news', 'draws', 'messages', 'security'] as const
const labels = { news: 'push_news', draws: 'push_draws', messages: 'push_messages', security: 'push_security' } as const

/** Whether this device shows push messages, and the button for it. */
const ThisDevice = () => {
  const t = useTexts('push')
  const { permission, busy, allow } = useAllowPush()
  if (!isPushSupported()) return <p className={styles.quiet}>{t('push_unsupported')}</p>
  if (permission === 'denied') return <p className={styles.quiet}>{t('notification_request_tips')}</p>
  if (permission === 'granted') return null
  return (
    <Button wide busy={busy} onClick={() => void allow()}>
      {t('push_allow')}
    </Button>
  )
}

const offerLabels = { email: 'offers_email', sms: 'offers_sms' } as const

/** By what else offers may come: nothing is agreed to before the player says so. */
const Offers = () => {
  const t = useTexts('push')
  const { channels, choose } = useOfferChoices()
  return channels.map(({ channel, agreed }) => (
    <Checkbox key={channel} label={t(offerLabels[channel])} checked={agreed} onChange={event => void choose(channel, event.target.checked)} />
  ))
}

/** The player chooses which push messages come, and by what else offers may. */
export const PushKinds = ({ open }: { readonly open: boolean }) => {
  const t = useTexts('push')
  const shell = useTexts('shell')
  const { off, failed, refresh, set } = usePushKinds()
  return (
    <Sheet open={open} title={t('notifications')} closeLabel={shell('close')} onClose={() => closePrompt('push-kinds')}>
      <div className={styles.kinds}>
        <ThisDevice />
        <p className={styles.quiet}>{t('push_kinds_text')}</p>
        {failed && (
          <Button look="quiet" wide onClick={refresh}>
            {shell('retry')}
          </Button>
        )}
        {!off && !failed && <Skeleton shape="field" />}
        {off &&
          KINDS.map(kind => (
            <Checkbox key={kind} label={t(labels[kind])} checked={!off.includes(kind)} onChange={event => void set(kind, event.target.checked)} />
          ))}
        <Offers />
      </div>
    </Sheet>
  )
}
