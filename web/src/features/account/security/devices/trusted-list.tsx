import { useAskFirst } from '#features/account/security/ask-first.tsx'
import { useChange } from '#features/account/security/use-change.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { shieldIcon } from '#ui/icons/icons.ts'
import { List } from '#ui/list.tsx'
import { deviceNameOf } from './device-name.ts'
import { PlaceRow } from './place-row.tsx'

/** Devices that a new network alone does not ask for a second factor. */
export const TrustedList = ({ devices, refresh }: { devices: Security['trustedDevices']; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const format = useFormat()
  const { processing, run } = useChange(refresh)
  const { ask, notice } = useAskFirst(processing)
  if (devices.length === 0) return null
  return (
    <>
      <List heading={t('trusted_devices')}>
        {devices.map(({ id, userAgent, expiresAt, current }) => (
          <PlaceRow
            key={id}
            glyph={shieldIcon}
            name={deviceNameOf(userAgent) ?? t('unknown_device')}
            facts={[t('trusted_until', { date: format.moment(expiresAt, 'date') })]}
            here={current ? t('this_device') : null}
            removable
            action={t('remove')}
            onAction={() =>
              ask({
                title: t('trust_end_title'),
                text: t('trust_end_text'),
                confirmLabel: t('remove'),
                action: () => run(request => request('member.securityTrustEnd', { id }), t('removed')),
              })
            }
          />
        ))}
      </List>
      {notice}
    </>
  )
}
