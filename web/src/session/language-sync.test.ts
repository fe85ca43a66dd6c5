import { describe, expect, test } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { languageToReport, syncLanguage } from './language-sync.ts'
import { RESTRICTED } from './member-types.ts'

describe('language sync (spec 1 §7, spec 2 §4)', () => {
  // Proves requests-26.
  test('sends the chosen language if the member’s differs', () => {
    expect(languageToReport({ language: 'EN', type: 0 }, 'UR')).toBe('UR')
    expect(languageToReport({ language: null, type: 2 }, 'UR')).toBe('UR')
    expect(languageToReport({ language: 'UR', type: 0 }, 'UR')).toBeNull()
  })

  // Proves language-and-country-13, product-and-roles-9, product-and-roles-19, session-3.
  test.each([-1, 0, 1, 2, 3, 4])('only type 4 is exempt: %i', type => {
    expect(languageToReport({ language: 'EN', type }, 'UR')).toBe(type === 4 ? null : 'UR')
    expect(RESTRICTED).toBe(4)
  })

  // Proves language-and-country-13.
  test('is sent after each fetch that shows another language, without alerts, and not for type 4', async () => {
    const sent: unknown[] = []
    const refused = new RequestError('network', { status: 0, body: null })
    const request = ((...call: unknown[]) => {
      sent.push(call)
      return Promise.reject(refused)
    }) as Request
    syncLanguage(request, { language: 'EN', type: 0 }, 'UR')
    syncLanguage(request, { language: 'EN', type: 0 }, 'UR')
    syncLanguage(request, { language: 'UR', type: 0 }, 'UR')
    syncLanguage(request, { language: 'EN', type: RESTRICTED }, 'UR')
    const report = ['member.language', { language: 'UR' }, { alert: false }]
    expect(sent).toEqual([report, report])
  })
})
