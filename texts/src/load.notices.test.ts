import { languageCodes } from '@foyer/contract/languages'
import { describe, expect, it } from 'vitest'
import { catalogueOf } from './load.ts'

/** Named by spec 2 §2, Text keys for maintenance and update screens. */
const NAMED_KEYS = [
  'pwa_update_title',
  'pwa_update_msg',
  'refresh',
  'maintenance',
  'error_access',
  'error_ip_desc',
  'maintenance_desc',
  'contact_us',
  'retry_once',
  'end_time',
  'your_ip',
  'in_please_wait',
] as const

describe('maintenance and update screens (spec 2 §2, §8)', () => {
  // Proves notices-9.
  it.each(languageCodes)('have all their texts in %s', language => {
    const texts = catalogueOf(language, 'shell')
    expect(NAMED_KEYS.filter(key => !texts[key])).toEqual([])
  })

  // Proves errors-27.
  it('use the specification’s words in Turkish', () => {
    expect(catalogueOf('TR', 'shell')).toMatchObject({
      pwa_update_title: 'Güncelleme',
      refresh: 'Yenile',
      in_please_wait: 'Lütfen bekleyin',
      maintenance: 'Sistem Bakımı',
      error_access: 'Erişim Reddedildi',
      contact_us: 'Bizimle İletişime Geçin',
      ok: 'Tamam',
      confirm: 'Onay',
      services: 'Hizmetler',
      retry_once: 'Tekrar Dene',
      end_time: 'Bitiş Zamanı',
    })
  })
})
