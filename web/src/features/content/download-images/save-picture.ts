import { currentDevice } from '#blocks/site/install/current-device.ts'
import { appCan, saveByApp } from '#device/native/app-abilities.ts'
import { isAndroidWebView, pictureFile, saveByLink, share, sharesFile } from '#device/share-and-save.ts'
import { saveWay } from './download-image-rules.ts'

/** Saves a picture of our own server. `hold`: only a long press on the picture can save it here. Rejects if the picture cannot be loaded. */
export const savePicture = async (address: string, name: string): Promise<'saved' | 'cancelled' | 'hold'> => {
  if (appCan('save')) return (await saveByApp(await pictureFile(address, name))) ? 'saved' : 'cancelled'
  const { ios } = currentDevice()
  const insideOtherApp = ios ? ios.browser === 'other' : isAndroidWebView()
  const sharesFiles = sharesFile(new File([], 'probe.png', { type: 'image/png' }))
  const way = saveWay({ ios: ios !== null, insideOtherApp, sharesFiles })
  if (way === 'hold') return 'hold'
  if (way === 'share') {
    const outcome = await share({ files: [await pictureFile(address, name)] })
    return ({ shared: 'saved', cancelled: 'cancelled', refused: 'hold' } as const)[outcome]
  }
  saveByLink(address, name)
  return 'saved'
}
