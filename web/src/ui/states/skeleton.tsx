import { classes } from '#ui/classes.ts'
import styles from './skeleton.module.css'

/** Reserves the space of content that still loads, at its final height. The page must also say once, in words, that it loads. */
export const Skeleton = ({ shape }: { shape: 'line' | 'title' | 'circle' | 'row' | 'field' | 'panel' }) => (
  <span className={classes(styles.skeleton, styles[shape])} aria-hidden="true" />
)
