import { useEffect, useState } from 'preact/hooks'
import { isSoundOn, onSound } from '#web/sound.ts'

/** Whether the player wants sound, as it changes. */
export const useSound = (): boolean => {
  const [isOn, setOn] = useState(isSoundOn)
  useEffect(() => onSound(setOn), [])
  return isOn
}
