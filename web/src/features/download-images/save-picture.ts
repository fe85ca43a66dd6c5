import { currentDevice } from '#blocks/install/current-device.ts'
import { saveWay } from './download-image-rules.ts'

const fileOf = async (address: string, name: string): Promise<File> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return new File([await answer.blob()], name, { type: 'image/png' })
}

const sharesFiles = (): boolean => {
  const probe = new File([], 'probe.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** Saves a picture of our own server. `hold`: only a long press on the picture can save it here. Rejects if the picture cannot be loaded. */
export const savePicture = async (address: string, name: string): Promise<'saved' | 'cancelled' | 'hold'> => {
  const { ios } = currentDevice()
  // A web view of Android says so in its name.
  const insideOtherApp = ios ? ios.browser === 'other' : /; wv\)/.test(navigator.userAgent)
  const way = saveWay({ ios: ios !== null, insideOtherApp, sharesFiles: sharesFiles() })
  if (way === 'hold') return 'hold'
  if (way === 'share') {
    const file = await fileOf(address, name)
    try {
      await navigator.share({ files: [file] })
      return 'saved'
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'hold'
    }
  }
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  // Inside the open dialog, because nothing outside can be clicked.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(link)
  link.click()
  link.remove()
  return 'saved'
}
