import { BarEnd } from '#blocks/bar/bar-end.tsx'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import styles from './home-bar.module.css'

export const HomeBar = () => (
  <AppBar
    start={
      <span className={styles.brand}>
        <Brand />
      </span>
    }
    end={<BarEnd />}
  />
)
