import type { Good } from '@foyer/contract/mall/mall-content'
import { Picture } from '#blocks/profile/profile-picture/picture.tsx'
import { classes } from '#ui/classes.ts'
import styles from './goods-grid.module.css'

/** Width and height of a picture, px. */
const SIZE = 240

/** What a good looks like; a profile picture is drawn as profiles show it. */
export const GoodPicture = ({ good: { image, icon }, large }: { readonly good: Good; readonly large?: boolean }) => {
  const look = large ? styles.large : styles.picture
  if (image !== null)
    return <img className={look} src={image} alt="" width={SIZE} height={SIZE} loading={large ? 'eager' : 'lazy'} decoding="async" />
  return (
    <span className={classes(look, styles.round)}>
      <span>{icon !== null && <Picture number={icon} />}</span>
    </span>
  )
}
