// @vitest-environment happy-dom
import { act, Suspense, use, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

let place: HTMLElement
let root: ReturnType<typeof createRoot>
const onClose = vi.fn<() => void>()
const showModal = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(showModal)
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => undefined)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const page = (closable: boolean, wait?: Promise<null>) => (
  <Suspense fallback="the next page">
    <Modal placement="centre" open closable={closable} onClose={onClose} titleId="title">
      <h2 id="title">words</h2>
    </Modal>
    {wait && <Next page={wait} />}
  </Suspense>
)
const Next = ({ page: wait }: { readonly page: Promise<null> }) => use(wait)
const show = (content: ReactNode) => act(async () => root.render(content))
const send = (name: string, init?: EventInit) => act(async () => place.querySelector('dialog')?.dispatchEvent(new Event(name, init)))

test.each([
  ['closable', 1, true],
  ['not closable', 0, false],
] as const)(
  'a dialog that the browser has closed by itself is shown again, and, where it is %s, its owner is called %s times',
  async (_name, calls, closable) => {
    await show(page(closable))
    expect(showModal).toHaveBeenCalledTimes(1)
    // Chrome's second Esc: nobody may prevent it, and it closes.
    await send('cancel', { cancelable: false })
    expect(onClose).not.toHaveBeenCalled()
    await send('close')
    expect(showModal).toHaveBeenCalledTimes(2)
    expect(onClose).toHaveBeenCalledTimes(calls)
  },
)

test('a dialog that is hidden while another page comes in its place is not shown, nor is its owner called', async () => {
  await show(page(true))
  let arrive = (_nothing: null) => {}
  const next = new Promise<null>(resolve => (arrive = resolve))
  await show(page(true, next))
  expect(place.textContent).toContain('the next page')
  await send('close')
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => arrive(null))
  expect(showModal).toHaveBeenCalledTimes(2)
})
