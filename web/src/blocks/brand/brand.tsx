import { usePageData, useSettings } from '#merchant/page-data.tsx'
import { Link } from '#ui/link.tsx'
import styles from './brand.module.css'

/** The merchant's logo, as a link to the home page. */
export const Brand = () => {
  const { logo } = usePageData()
  const { merchantName, paths } = useSettings()
  return (
    <Link href={paths.home} className={styles.brand}>
      <img className={styles.logo} src={logo} alt={merchantName} height={30} />
    </Link>
  )
}
