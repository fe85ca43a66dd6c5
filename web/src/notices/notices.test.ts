import { beforeEach, expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./notices.ts')
}
let notices: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  notices = await fresh()
})

test('alerts wait for their turn, and the same text is queued only once', () => {
  notices.showAlert('one')
  notices.showAlert('two')
  notices.showAlert('one')
  expect(notices.currentNotices().alerts.map(({ text }) => text)).toEqual(['one', 'two'])
})

test('confirming removes the alert before its action runs', () => {
  const open = vi.fn<() => void>(() => expect(notices.currentNotices().alerts).toHaveLength(0))
  notices.showAlert('please log in', open)
  notices.confirmAlert(notices.currentNotices().alerts[0]!)
  expect(open).toHaveBeenCalledOnce()
})

test('a toast replaces the one before, and that one’s end does not remove it', () => {
  notices.showToast('one')
  const first = notices.currentNotices().toast!.id
  notices.showToast('two', 3_000)
  notices.hideToast(first)
  expect(notices.currentNotices().toast).toMatchObject({ text: 'two', duration: 3_000 })
  notices.hideToast(notices.currentNotices().toast!.id)
  expect(notices.currentNotices().toast).toBeNull()
})
