import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { useLiveMark } from './live-marks.ts'
import styles from './picture-card.module.css'

/** Width and height of every picture, px. */
const SIZE = 240

interface PictureCardProps {
  /** `cardId` of what it is; without one it says nothing of now. */
  id?: string
  image: string | undefined
  badge: 'hot' | 'new' | undefined
  name: string
  onChoose: () => void
}

/** A game, or a vendor of games, with its picture. */
export const PictureCard = ({ id, image, badge, name, onChoose }: PictureCardProps) => {
  const t = useTexts('play')
  return (
    <button type="button" id={id} className={styles.card} onClick={onChoose}>
      <span className={styles.frame}>
        {image && <img className={styles.image} src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" draggable={false} />}
        {badge && (
          <span className={styles.badge}>
            <Badge tone={badge === 'hot' ? 'highlight' : 'accent'}>{t(badge === 'hot' ? 'badge_hot' : 'badge_new')}</Badge>
          </span>
        )}
        <span className={styles.name} data-live={useLiveMark(id)}>
          {name}
        </span>
      </span>
    </button>
  )
}
