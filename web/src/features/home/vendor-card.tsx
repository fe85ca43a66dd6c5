import type { PageContents } from '@foyer/contract/merchant/content'
import { cardId } from '#blocks/linkage/game-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import styles from './vendor-card.module.css'

/** Width and height of every card picture, px. */
const SIZE = 240

interface VendorCardProps {
  card: PageContents['vendors'][number]['cards'][number]
  name: string
  onChoose: () => void
}

export const VendorCard = ({ card: { accountTypeName, image, badge }, name, onChoose }: VendorCardProps) => {
  const t = useTexts('play')
  return (
    <li>
      <button type="button" id={cardId(accountTypeName)} className={styles.card} onClick={onChoose}>
        <span className={styles.frame}>
          {image && <img className={styles.image} src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" draggable={false} />}
          {badge && (
            <span className={styles.badge}>
              <Badge tone={badge === 'hot' ? 'highlight' : 'accent'}>{t(badge === 'hot' ? 'badge_hot' : 'badge_new')}</Badge>
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </button>
    </li>
  )
}
