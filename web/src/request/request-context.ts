import { createContext, use } from 'react'
import type { RequestClient } from './request-client.ts'

const RequestContext = createContext<RequestClient | null>(null)

/** `app` provides the client that it made. */
export const RequestProvider = RequestContext

/** The request layer: `const { request } = useRequest()`. */
export const useRequest = (): RequestClient => {
  const client = use(RequestContext)
  if (!client) throw new Error('useRequest needs a RequestProvider above it')
  return client
}
