import { use, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { LayersContext } from '#ui/layers.ts'

/** How long dialogs and sheets take to open and close, ms (spec 2 §9); `--modal-transition` in tokens.css is the same. */
export const MODAL_TRANSITION = 250

/** A modal that has just opened ignores clicks for this long, ms: the second half of a double tap must not answer what nobody has read. */
export const MODAL_SETTLES = 400

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
  /** Called on Esc, the browser's back or a tap beside the panel, but never if `closable` is false. */
  onClose: () => void
  closable: boolean
  /** False: a tap beside the panel does not close it, although Esc does. */
  backdropCloses?: boolean | undefined
}

/** Marks the dialog as just opened; modal.module.css takes the pointer from its panel then. Returns a function that ends it. */
const letSettle = ({ dataset }: HTMLDialogElement): (() => void) => {
  dataset['fresh'] = ''
  const end = () => void delete dataset['fresh']
  const timer = setTimeout(end, MODAL_SETTLES)
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Keeps the dialog above an on-screen keyboard that covers the page instead of making it smaller, as on iOS. Returns a function that ends it. */
const stayAboveKeyboard = (dialog: HTMLDialogElement): (() => void) => {
  const view = window.visualViewport
  // While the player has zoomed in, the view is smaller without a keyboard.
  const follow = () =>
    view && dialog.style.setProperty('--covered', `${view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)}px`)
  view?.addEventListener('resize', follow)
  return () => view?.removeEventListener('resize', follow)
}

/** Opens the dialog, and moves the focus to the element with `data-focus`, if there is one. */
const show = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-focus]')?.focus()
}

const isFresh = ({ dataset }: HTMLDialogElement): boolean => dataset['fresh'] !== undefined

/** Controls a native `<dialog>`, whose top layer and focus the browser handles. `present` stays true until the closing transition ends. */
export const useModal = ({ open, onClose, closable, backdropCloses = true }: ModalBehaviour) => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const [present, setPresent] = useState(false)
  // The browser first shows that the tap was felt; then the window is drawn, however large.
  const isDue = useDeferredValue(open, false)
  if (open && isDue && !present) setPresent(true)

  const openLayer = use(LayersContext)
  const back = useEffectEvent(onClose)
  useEffect(() => (open && closable ? openLayer?.(() => back()) : undefined), [open, closable, openLayer])

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
    show(dialog)
    const unlockScrolling = lockScrolling()
    const endSettling = letSettle(dialog)
    const endFollowing = stayAboveKeyboard(dialog)
    return () => {
      endFollowing()
      endSettling()
      unlockScrolling()
      dialog.close()
    }
  }, [present])

  const handlers: Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onMouseDown' | 'onClickCapture' | 'onClick'> = {
    // In React both events bubble up from a dialog inside this one; ignore those.
    onCancel: event => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (closable && event.cancelable) onClose()
    },
    // At a second Esc Chrome lets nobody prevent `cancel`, and closes the dialog. Show it again: its owner decides whether it closes, and may only turn to the next slide.
    onClose: event => {
      // While another page comes in its place, React hides it, closes it by the effect and takes the ref away.
      if (!open || event.target !== ref.current) return
      show(event.currentTarget)
      if (closable) onClose()
    },
    // Pressing beside the panel must not move the focus.
    onMouseDown: event => {
      const isBeside = event.target === event.currentTarget
      if (isBeside) event.preventDefault()
      pressedBeside.current = isBeside && !isFresh(event.currentTarget)
    },
    // Keys click too, and a key that is held down repeats.
    onClickCapture: event => {
      if (!isFresh(event.currentTarget)) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Close only if the press also began beside the panel, because selecting text may end there.
    onClick: event => {
      if (closable && backdropCloses && pressedBeside.current && event.target === event.currentTarget) onClose()
    },
  }
  return { ref, present, handlers }
}
