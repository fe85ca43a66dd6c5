import type { Banner } from '@foyer/contract/merchant/content'
import { useTexts } from '#texts/use-texts.ts'
import { Carousel } from '#ui/carousel.tsx'
import { BannerPicture } from './banner-picture.tsx'

/** The banner group of the home page; other groups are for popups (spec 2 §3, Banner). */
const HOME_GROUP = 'm_home'

export const BannerCarousel = ({ banners }: { banners: readonly Banner[] }) => {
  const t = useTexts('shell')
  const own = banners.filter(({ groupName }) => groupName === HOME_GROUP)
  if (own.length === 0) return null
  return (
    <Carousel
      label={t('banners')}
      pauseLabel={t('banner_pause')}
      playLabel={t('banner_play')}
      positionLabel={(position, total) => t('banner_position', { position, total })}
      slides={own.map((banner, index) => ({ key: banner.image, content: <BannerPicture banner={banner} first={index === 0} /> }))}
    />
  )
}
