// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './clipboard.ts'

afterEach(() => vi.unstubAllGlobals())

test('where the clipboard is refused, the text is copied by selecting it, by its range as an iPhone needs it', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } })
  const select = vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(() => undefined)
  let copied = ''
  document.execCommand = () => {
    const [field] = document.querySelectorAll('textarea')
    copied = field?.value.slice(field.selectionStart, field.selectionEnd) ?? ''
    return true
  }
  expect(await copyText('https://brand.example/?r=1')).toBe(true)
  expect(copied).toBe('https://brand.example/?r=1')
  expect(document.querySelector('textarea')).toBeNull()
  select.mockRestore()
})
