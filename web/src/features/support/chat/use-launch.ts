import type { CallAnswers } from '@foyer/contract'
import { useRequest } from '#request/request-context.ts'
import { useLanguage } from '#texts/use-texts.ts'

export type Launched = CallAnswers['chat.launch']

/** What the call is told of this page (spec 2 §7, Chat). */
export const useLaunch = (back: string): (() => Promise<Launched>) => {
  const { request } = useRequest()
  const language = useLanguage()
  return () => {
    const headerColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
    const backUrl = new URL(back, window.location.origin).href
    return request('chat.launch', { b2c: '1', title: document.title.slice(0, 100), backUrl, language, ...(headerColor && { headerColor }) })
  }
}
