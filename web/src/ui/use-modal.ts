import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

/** How long dialogs and sheets take to open and close, ms (spec 2 §9); `--modal-transition` in tokens.css is the same. */
export const MODAL_TRANSITION = 250

let openModals = 0

/** The page behind does not scroll while any modal is open. */
const lockScrolling = (): (() => void) => {
  openModals += 1
  document.documentElement.dataset.modal = ''
  return () => {
    openModals -= 1
    if (openModals === 0) delete document.documentElement.dataset.modal
  }
}

export interface ModalBehaviour {
  open: boolean
  /** Called on Esc, the back gesture or a tap beside the panel, but never if `closable` is false. */
  onClose: () => void
  closable: boolean
}

/** Controls a native `<dialog>`, whose top layer and focus the browser handles. `present` stays true until the closing transition ends. */
export const useModal = ({ open, onClose, closable }: ModalBehaviour) => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => {
      // Close it while it is still in the page, because only then the focus returns to where it was.
      ref.current?.close()
      setPresent(false)
    }, MODAL_TRANSITION)
    return () => clearTimeout(timer)
  }, [open, present])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!present || !dialog) return
    // Some dialogs are inside a field that is written from left to right in every language.
    dialog.dir = document.documentElement.dir
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus]')
    first?.focus()
    const unlockScrolling = lockScrolling()
    return () => {
      unlockScrolling()
      dialog.close()
    }
  }, [present])

  const handlers: Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onMouseDown' | 'onClick'> = {
    // In React both events bubble up from a dialog inside this one; ignore those.
    onCancel: event => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (closable) onClose()
    },
    // Chrome closes the dialog on a second Esc although `cancel` was prevented.
    onClose: event => {
      if (!open || event.target !== event.currentTarget) return
      if (closable) onClose()
      else ref.current?.showModal()
    },
    // Pressing beside the panel must not move the focus.
    onMouseDown: event => {
      pressedBeside.current = event.target === event.currentTarget
      if (pressedBeside.current) event.preventDefault()
    },
    // Close only if the press also began beside the panel, because selecting text may end there.
    onClick: event => {
      if (closable && pressedBeside.current && event.target === event.currentTarget) onClose()
    },
  }
  return { ref, present, handlers }
}
