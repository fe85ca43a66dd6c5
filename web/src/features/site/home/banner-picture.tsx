import type { Banner } from '@foyer/contract/merchant/content'
import { LinkageLink } from '#blocks/content/linkage/linkage-link.tsx'
import styles from './banner-picture.module.css'

/** Width and height of every banner picture, px. */
const WIDTH = 720
const HEIGHT = 360

/** A banner's picture with its text; a link, if it leads somewhere. */
export const BannerPicture = ({ banner, first }: { banner: Banner; first: boolean }) => {
  const { image, alt, title, text } = banner
  return (
    <LinkageLink to={banner} className={styles.banner}>
      {/* The first picture is the largest thing on the page, so it must load at once. */}
      <img
        className={styles.image}
        src={image}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
      {title && (
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      )}
    </LinkageLink>
  )
}
