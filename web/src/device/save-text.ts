import { appCan, saveByApp } from './native/app-abilities.ts'
import { isAndroidWebView, saveByLink, share, sharesFile } from './share-and-save.ts'

/** Saves a text as a file. The merchant's app does it itself; a web view of another app can save none, and is asked to share it. Rejects if it refuses. */
export const saveText = async (name: string, type: string, text: string): Promise<void> => {
  const file = new File([text], name, { type })
  if (appCan('save')) {
    if (!(await saveByApp(file))) throw new Error('The app could not save the file.')
    return
  }
  if (isAndroidWebView() && sharesFile(file)) {
    if ((await share({ files: [file] })) === 'refused') throw new Error('The browser refused to share the file.')
    return
  }
  const url = URL.createObjectURL(file)
  saveByLink(url, name)
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
