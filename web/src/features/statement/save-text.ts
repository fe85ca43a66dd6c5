/** Saves a text as a file. A web view of another app can save none, and is asked to share it. */
export const saveText = async (name: string, type: string, text: string): Promise<void> => {
  const file = new File([text], name, { type })
  if (/; wv\)/.test(navigator.userAgent) && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
