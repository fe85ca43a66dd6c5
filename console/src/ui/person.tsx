import { textsOf } from '#texts/catalogues.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** How long masked data can be read once it is shown, minutes. */
export const SHOWN_MINUTES = 10

/** Shows what is masked: that it was shown is recorded. `off`: the roles that may, in words. */
export const ShowMasked = ({ onPress, busy, off }: { onPress: () => void; busy?: boolean; off?: string | undefined }) => {
  const t = textsOf('ui')
  return (
    <Button small onPress={onPress} busy={busy} off={off}>
      <Icon name="eye" size="small" />
      {t('show_minutes', { minutes: SHOWN_MINUTES })} <span className="m">{t('is_recorded')}</span>
    </Button>
  )
}
