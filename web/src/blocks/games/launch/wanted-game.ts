import { LOBBY } from './launch-order.ts'

/** The game that a visitor signs in for, by the `backUrl` of the address: home with a card, or the page that starts a game. */
export const wantedGame = (search: string): { readonly code: string; readonly vendor?: string } | undefined => {
  const back = new URLSearchParams(search).get('backUrl') ?? ''
  const query = new URLSearchParams(back.slice(back.indexOf('?')))
  const code = query.get('nodeId') ?? query.get('linkage') ?? query.get('code')
  const vendor = query.get('card') ?? query.get('vendor')
  if (code === null && vendor === null) return undefined
  return { code: code ?? LOBBY, ...(vendor !== null && { vendor }) }
}
