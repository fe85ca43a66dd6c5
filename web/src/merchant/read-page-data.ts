import type { PageData } from '@foyer/contract/page'
import { PAGE_DATA_ID } from '@foyer/contract/rendering'

/** The page data that the server wrote into the document (server/src/app/pages/document.ts). */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) throw new Error('The document has no page data')
  // Written by our own server in the same build, so its shape is known.
  return JSON.parse(text) as PageData
}
