import { catalogueOf } from '@foyer/texts/load'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import type { RequestClient } from '#request/request-client.ts'
import { RequestProvider } from '#request/request-context.ts'
import { localFailure, RequestError } from '#request/request-error.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { DrawBody } from './draw-body.tsx'

const catalogues = {
  lottery: catalogueOf('EN', 'lottery'),
  errors: catalogueOf('EN', 'errors'),
  shell: catalogueOf('EN', 'shell'),
}
const parts = createParts({ catalogues, content: {} }, async () => ({}))

/** The heading of the page whose draw could not be asked for. */
const headingWith = (search: string, error: RequestError | undefined): string | undefined => {
  const cache = new Map([[unstable_serialize(['lottery.draw', 'one']), { error }]])
  const html = renderToStaticMarkup(
    <Router ssrPath="/m/lottery/draw" ssrSearch={search}>
      <PartsProvider value={parts}>
        <TextsProvider language="EN">
          <RequestProvider value={{} as RequestClient}>
            <SWRConfig value={{ provider: () => cache }}>
              <DrawBody />
            </SWRConfig>
          </RequestProvider>
        </TextsProvider>
      </PartsProvider>
    </Router>,
  )
  return /<h1[^>]*>([^<]*)</u.exec(html)?.[1]
}

const refusal = (status: number, errorCode: string) => new RequestError('api', { status, body: { success: false, errorCode } })
const UNKNOWN = 'There is no such draw.'
const FAILED = 'This draw could not be loaded.'

test('a draw is called unknown only where the server says so; any other failure may be over soon', () => {
  expect(headingWith('id=one', refusal(404, 'lottery.draw.unknown'))).toBe(UNKNOWN)
  expect(headingWith('', undefined)).toBe(UNKNOWN)
  expect(headingWith('id=one', refusal(503, 'internal.error'))).toBe(FAILED)
  expect(headingWith('id=one', localFailure('network', 'no connection'))).toBe(FAILED)
  expect(headingWith('id=one', undefined)).toBeUndefined()
})
