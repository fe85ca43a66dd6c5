import { createContext, use } from 'react'

const OffersContext = createContext<(href: string) => boolean>(() => true)

/** `app`, which knows the route table, hands in what answers. */
export const OffersProvider = OffersContext

/** Whether the merchant has a page at an address: nothing links to a page that he has not. */
export const useOffers = (): ((href: string) => boolean) => use(OffersContext)
