/** Calls to GeeTest time out after this, ms (docs/captcha.md). */
const TIMEOUT = 5000
export const CLIENT_TYPE = 'h5'

/** Makes one call to GeeTest; throws unless the answer is a JSON object. */
export const callGeetest = async (url: URL, form?: Readonly<Record<string, string>>): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(url, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`GeeTest answered ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error('GeeTest answered no object')
  return answer as Readonly<Record<string, unknown>>
}
