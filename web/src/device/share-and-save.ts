import { appCan, shareByApp } from './native/app-abilities.ts'

/** The browser's share sheet; undefined where it has none. */
type ShareSheet = ((data: ShareData) => Promise<void>) | undefined

/** Opens the share sheet: that of the app around the page, where it has one. `cancelled`: the player closed it again. `refused`: the browser has none, or does not share this. */
export const share = async (data: ShareData, sheet: ShareSheet = navigator.share?.bind(navigator)): Promise<'shared' | 'cancelled' | 'refused'> => {
  if (!data.files && appCan('share')) return await shareByApp(data)
  if (!sheet) return 'refused'
  try {
    await sheet(data)
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}

/** Whether the share sheet takes this file. */
export const sharesFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** A picture of our own server as a file with this name. Rejects if the picture cannot be loaded. */
export const pictureFile = async (address: string, name: string): Promise<File> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new File([await answer.blob()], name, { type: 'image/png' })
}

/** A web view of Android says so in its name. It ignores links that download. */
export const isAndroidWebView = (): boolean => /; wv\)/.test(navigator.userAgent)

/** Saves what is at the address under this name, by a link that downloads. */
export const saveByLink = (address: string, name: string): void => {
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  // Inside the dialog if one is open, because then nothing else can be clicked.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(link)
  link.click()
  link.remove()
}
