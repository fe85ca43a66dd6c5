import { usePageData } from '#merchant/page-data.tsx'
import { classes } from '#ui/classes.ts'
import styles from './logo.module.css'

interface LogoProps {
  readonly className: string | undefined
  readonly alt: string
}

/** The merchant's logo, and on pages in other colours than the merchant's own the other one, where there is one. The styles of the theme say which is shown. */
export const Logo = ({ className, alt }: LogoProps) => {
  const { logo, otherLogo } = usePageData()
  if (otherLogo === undefined) return <img className={className} src={logo} alt={alt} draggable={false} />
  return (
    <>
      <img className={classes(className, styles.own)} src={logo} alt={alt} draggable={false} />
      <img className={classes(className, styles.other)} src={otherLogo} alt={alt} draggable={false} loading="lazy" />
    </>
  )
}
