import { usePageData } from '#merchant/page-data.tsx'
import { useAppLinks } from './use-app-links.ts'
import styles from './app-face.module.css'

/** Width and height of the app's icon, px. */
const SIZE = 96

/** The app's icon, or the merchant's logo until its address is known. Decorative: the name is beside it. */
export const AppIcon = ({ large = false }: { large?: boolean }) => {
  const { logo } = usePageData()
  const { icon } = useAppLinks()
  return <img className={large ? styles.large : styles.icon} src={icon ?? logo} alt="" width={SIZE} height={SIZE} draggable={false} />
}
