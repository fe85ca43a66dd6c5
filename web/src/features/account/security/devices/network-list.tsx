import { useAskFirst } from '#features/account/security/ask-first.tsx'
import { useChange } from '#features/account/security/use-change.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { globeIcon } from '#ui/icons/icons.ts'
import { List } from '#ui/list.tsx'
import { networkNameOf } from './network-name.ts'
import { PlaceRow } from './place-row.tsx'

/** Networks from which no second factor is asked for. */
export const NetworkList = ({ networks, refresh }: { networks: Security['networks']; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const format = useFormat()
  const { processing, run } = useChange(refresh)
  const { ask, notice } = useAskFirst(processing)
  if (networks.length === 0) return null
  return (
    <>
      <List heading={t('networks')}>
        {networks.map(({ prefix, lastSeenAt, current }) => (
          <PlaceRow
            key={prefix}
            glyph={globeIcon}
            name={networkNameOf(prefix)}
            facts={[format.moment(lastSeenAt, 'date-time')]}
            here={current ? t('this_network') : null}
            action={t('remove')}
            onAction={() =>
              ask({
                title: t('network_forget_title'),
                text: t('network_forget_text'),
                confirmLabel: t('remove'),
                action: () => run(request => request('member.securityNetworkForget', { prefix }), t('removed')),
              })
            }
          />
        ))}
      </List>
      {notice}
    </>
  )
}
