import { classes } from './classes.ts'
import styles from './skeleton.module.css'

/** Holds the place of what is still coming, at its final height. Say once per page, in words, that it is loading. */
export const Skeleton = ({ shape }: { shape: 'line' | 'title' | 'circle' | 'row' | 'field' | 'panel' }) => (
  <span className={classes(styles.skeleton, styles[shape])} aria-hidden="true" />
)
