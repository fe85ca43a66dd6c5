import { useSettings } from '#merchant/page-data.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from './logo.tsx'
import styles from './brand.module.css'

/** The merchant's logo, as a link to the home page. */
export const Brand = () => {
  const { merchantName, paths } = useSettings()
  return (
    <Link href={paths.home} className={styles.brand}>
      <Logo className={styles.logo} alt={merchantName} />
    </Link>
  )
}
