import { createContext, use } from 'react'

const OffersContext = createContext<(href: string) => boolean>(() => true)

/** `app`, which has the route table, provides the function. */
export const OffersProvider = OffersContext

/** Whether the merchant has a page at an address, so that nothing links to a missing page. */
export const useOffers = (): ((href: string) => boolean) => use(OffersContext)
