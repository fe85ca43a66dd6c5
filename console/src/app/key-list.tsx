import { useState } from 'react'
import { boundNow, singleKeysAreOff, turnSingleKeys } from '#keys/key-store.ts'
import { signs } from '#keys/use-keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Keys } from '#ui/keys.tsx'
import { Tick } from '#ui/tick.tsx'

/** Every key that does something on this page. */
export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('shell')
  const [bindings] = useState(boundNow)
  const [isOn, setOn] = useState(() => !singleKeysAreOff())
  return (
    <Dialog title={t('all_keys')} onClose={onClose} size="narrow">
      <Facts facts={bindings.map(({ chord, words }) => ({ name: words, value: <Keys keys={signs(chord)} /> }))} />
      <Tick
        checked={isOn}
        onChange={on => {
          turnSingleKeys(on)
          setOn(on)
        }}
      >
        {t('single_keys')}
      </Tick>
    </Dialog>
  )
}
