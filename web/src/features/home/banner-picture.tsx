import type { Banner } from '@foyer/contract/merchant/content'
import { useOffers } from '#navigation/offers.ts'
import { Link } from '#ui/link.tsx'
import styles from './banner-picture.module.css'

/** Width and height of every banner picture, px. */
const WIDTH = 720
const HEIGHT = 360

const IN_APP = /^\/m(\/|$)/

/** A banner's picture with its text. So far only banners for a page of the app are links; a game requires a sign-in first. */
export const BannerPicture = ({ banner: { image, alt, title, text, url }, first }: { banner: Banner; first: boolean }) => {
  const isOffered = useOffers()
  const picture = (
    <>
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
    </>
  )
  return url && IN_APP.test(url) && isOffered(url) ? (
    <Link href={url} className={styles.banner}>
      {picture}
    </Link>
  ) : (
    <div className={styles.banner}>{picture}</div>
  )
}
