/** Runs `work` once, when the page is visible again. An app resumed from the home screen may only fire `pageshow` (spec 2 §4, When it looks). */
export const onReturn = (work: () => void): void => {
  const returned = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', returned)
    window.removeEventListener('pageshow', returned)
    work()
  }
  document.addEventListener('visibilitychange', returned)
  window.addEventListener('pageshow', returned)
}
