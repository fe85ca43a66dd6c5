import type { DepositChannel } from '@foyer/contract/payments/deposit-channels'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { walletIcon } from '#ui/icons/late-icons.ts'
import { checkIcon } from '#ui/icons/page-icons.ts'
import styles from './channel-row.module.css'

interface ChannelRowProps {
  channel: DepositChannel
  chosen: boolean
  onChoose: () => void
}

/** One way to pay in. One that takes nothing at the moment cannot be chosen. */
export const ChannelRow = ({ channel: { name, hint, picture, open, promotion }, chosen, onChoose }: ChannelRowProps) => {
  const t = useTexts('wallet')
  const line = open ? hint : t('channel_closed')
  return (
    <li>
      <button
        type="button"
        className={classes(styles.row, chosen && styles.chosen)}
        aria-pressed={chosen}
        aria-disabled={!open || undefined}
        onClick={open ? onChoose : undefined}
      >
        <span className={styles.picture}>{picture ? <img src={picture} alt="" width={40} height={40} /> : <Icon glyph={walletIcon} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {line && <span className={styles.hint}>{line}</span>}
          {promotion && open && (
            <span className={styles.promotion}>
              <Badge tone="soft">{promotion}</Badge>
            </span>
          )}
        </span>
        <span className={styles.tick}>{chosen && <Icon glyph={checkIcon} small />}</span>
      </button>
    </li>
  )
}
