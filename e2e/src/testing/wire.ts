import { WireClient } from '@foyer/server/src/testing/wire-client.ts'

/** Calls the server at `origin` as the merchant's pages do, without a page. */
export const wireClient = (origin: string, merchant: string, headers: Readonly<Record<string, string>> = {}) =>
  new WireClient({
    merchant,
    headers,
    send: async ({ method, path, headers: sent, body }) => {
      const reply = await fetch(`${origin}${path}`, { method, headers: sent, ...(body !== undefined && { body }) })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
    },
  })
