import { useAskFirst } from '#features/account/security/ask-first.tsx'
import { useChange } from '#features/account/security/use-change.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { signOutIcon } from '#ui/icons/late-icons.ts'
import { phoneIcon } from '#ui/icons/page-icons.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import { deviceNameOf } from './device-name.ts'
import { networkNameOf } from './network-name.ts'
import { PlaceRow } from './place-row.tsx'

/** Where the member is signed in. */
export const SessionList = ({ sessions, refresh }: { sessions: Security['sessions']; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const format = useFormat()
  const { processing, run } = useChange(refresh)
  const { ask, notice } = useAskFirst(processing)
  const confirmLabel = identity('sign_out')

  return (
    <>
      <List heading={t('sessions')}>
        {sessions.map(({ id, userAgent, network, lastUsedAt, current }) => (
          <PlaceRow
            key={id}
            glyph={phoneIcon}
            name={deviceNameOf(userAgent) ?? t('unknown_device')}
            facts={[format.moment(lastUsedAt, 'date-time'), networkNameOf(network)]}
            here={current ? t('this_device') : null}
            action={confirmLabel}
            onAction={() =>
              ask({
                title: t('session_end_title'),
                text: t('session_end_text'),
                confirmLabel,
                action: () => run(request => request('member.securitySessionEnd', { id }), t('session_ended')),
              })
            }
          />
        ))}
        {sessions.length > 1 && (
          <ButtonRow
            danger
            glyph={signOutIcon}
            title={t('sessions_end_others')}
            onClick={() =>
              ask({
                title: t('sessions_end_others'),
                text: t('session_end_text'),
                confirmLabel,
                action: () => run(request => request('member.securitySessionEnd', {}), t('session_ended')),
              })
            }
          />
        )}
      </List>
      {notice}
    </>
  )
}
