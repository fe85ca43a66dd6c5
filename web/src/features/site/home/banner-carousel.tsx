import type { Banner } from '@foyer/contract/merchant/content'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Carousel } from '#ui/layout/carousel.tsx'
import { BannerPicture } from './banner-picture.tsx'
import { bannersFor } from './banners-for.ts'

export const BannerCarousel = ({ banners }: { banners: readonly Banner[] }) => {
  const t = useTexts('shell')
  const session = useSession()
  const own = bannersFor(banners, session)
  if (own.length === 0) return null
  const first = own.find(({ audience }) => session || audience !== 'members')
  return (
    <Carousel
      label={t('banners')}
      pauseLabel={t('banner_pause')}
      playLabel={t('banner_play')}
      positionLabel={(position, total) => t('banner_position', { position, total })}
      slides={own.map(banner => ({
        key: `${banner.audience ?? 'all'} ${banner.image}`,
        content: <BannerPicture banner={banner} first={banner === first} />,
        only: session === undefined && banner.audience !== 'all' ? banner.audience : undefined,
      }))}
    />
  )
}
