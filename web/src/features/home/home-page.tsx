import { usePageData } from '#merchant/page-data.tsx'
import { Screen } from '#ui/screen.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { HomeBar } from './home-bar.tsx'
import { HomeFooter } from './home-footer.tsx'
import { VendorLanes } from './vendor-lanes.tsx'
import { Welcome } from './welcome.tsx'
import styles from './home-page.module.css'

export const HomePage = () => {
  const { banners, lanes } = usePageData()
  return (
    <Screen bar={<HomeBar />} tabbed>
      <div className={styles.page}>
        <BannerCarousel banners={banners} />
        <Welcome />
        <VendorLanes lanes={lanes} />
        <HomeFooter />
      </div>
    </Screen>
  )
}
