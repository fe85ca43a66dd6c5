import { createContext } from 'react'

/** Tells the app that a window has opened over the page, so that the browser's back can close it. Returns a function that says it has closed. */
export type OpenLayer = (close: () => void) => () => void

/** Given by the app; without it the browser's back leaves the page. */
export const LayersContext = createContext<OpenLayer | null>(null)
