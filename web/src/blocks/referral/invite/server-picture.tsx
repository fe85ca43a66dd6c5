import { useState, type ComponentProps } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './server-picture.module.css'

/** A picture that the server draws, so that a long press saves it where downloads do not work. If it does not come, a button asks again. */
export const ServerPicture = ({
  className,
  alt,
  ...picture
}: Required<Pick<ComponentProps<'img'>, 'className' | 'src' | 'width' | 'height' | 'alt'>>) => {
  const shell = useTexts('shell')
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <span className={classes(className, styles.failed)}>
        <Button look="quiet" onClick={() => setFailed(false)}>
          {shell('retry')}
        </Button>
      </span>
    )
  return <img {...picture} className={className} alt={alt} onError={() => setFailed(true)} />
}
