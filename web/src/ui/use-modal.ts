import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

/** How long dialogs and sheets take to come and go, ms (spec 2 §9); `--modal-transition` in tokens.css is the same. */
export const MODAL_TRANSITION = 250

let openModals = 0

/** The page behind stands still while any modal is open. */
const holdPage = (): (() => void) => {
  openModals += 1
  document.documentElement.dataset.modal = ''
  return () => {
    openModals -= 1
    if (openModals === 0) delete document.documentElement.dataset.modal
  }
}

export interface ModalBehaviour {
  open: boolean
  /** Asked for by Esc, the back gesture or a tap beside the panel; never when `closable` is false. */
  onClose: () => void
  closable: boolean
}

/** Drives a native `<dialog>`: top layer, focus and its return are the platform's; `present` outlives `open` by the transition. */
export const useModal = ({ open, onClose, closable }: ModalBehaviour) => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => {
      // While it still stands in the page: only then the focus returns to where it was.
      ref.current?.close()
      setPresent(false)
    }, MODAL_TRANSITION)
    return () => clearTimeout(timer)
  }, [open, present])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!present || !dialog) return
    // Some stand within a field that is written from left to right in every language.
    dialog.dir = document.documentElement.dir
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-focus]')
    first?.focus()
    const releasePage = holdPage()
    return () => {
      releasePage()
      dialog.close()
    }
  }, [present])

  const handlers: Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onMouseDown' | 'onClick'> = {
    // React lets both events rise from a dialog within this one: they are that one's.
    onCancel: event => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (closable) onClose()
    },
    // Chrome closes at a second Esc though `cancel` was prevented.
    onClose: event => {
      if (!open || event.target !== event.currentTarget) return
      if (closable) onClose()
      else ref.current?.showModal()
    },
    // The focus stays where it is.
    onMouseDown: event => {
      pressedBeside.current = event.target === event.currentTarget
      if (pressedBeside.current) event.preventDefault()
    },
    // Only a press that also began beside the panel: selecting text may end there.
    onClick: event => {
      if (closable && pressedBeside.current && event.target === event.currentTarget) onClose()
    },
  }
  return { ref, present, handlers }
}
