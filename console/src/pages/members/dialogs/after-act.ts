import { sayDone } from '#ui/toast.tsx'

/** Closes the dialog and says what was done, unless it failed. */
export const afterAct = (onClose: () => void, words: string) => (done: object | undefined) => {
  if (!done) return
  sayDone(words)
  onClose()
}
