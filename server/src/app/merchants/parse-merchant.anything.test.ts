import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderOf, testMerchantFolder, testMerchantFiles, type FolderFiles } from '#testing/test-merchants.ts'
import { parseMerchant } from './parse-merchant.ts'

const whole = testMerchantFolder('alpha')
const parse = (changes: FolderFiles) => parseMerchant(folderOf('alpha', { ...whole, ...changes }), { secrets: () => undefined, allowDemo: true })

const names = ['merchant.json', 'content/vendors.json', 'content/banners.json', 'content/search.json', 'texts/EN/shell.json'] as const

test('JSON of any shape in a merchant’s file gives a merchant or faults', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
      const { value: merchant, faults = [] } = parse({ [name]: JSON.stringify(value) })
      expect(merchant === undefined).toBe(faults.length > 0)
    }),
  )
})

test('any bytes in a file give a merchant or faults', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.uint8Array(), (name, bytes) => {
      const { value: merchant, faults = [] } = parse({ [name]: Buffer.from(bytes) })
      expect(merchant === undefined).toBe(faults.length > 0)
    }),
  )
})

test('any value in place of a setting of merchant.json is accepted unchanged or named as a fault', () => {
  const keys = Object.keys(testMerchantFiles.alpha) as (keyof typeof testMerchantFiles.alpha)[]
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      const { value: merchant, faults = [] } = parse({ 'merchant.json': { ...testMerchantFiles.alpha, [key]: value } })
      const isNamed = faults.some(({ path }) => path.startsWith(`/${key}`) || key === 'languages')
      expect(merchant ? merchant.file[key] : isNamed).toEqual(merchant ? JSON.parse(JSON.stringify(value)) : true)
    }),
    // An object whose keys are those that JavaScript calls to compare it, found by chance.
    { examples: [['languages', [{}, { toString: 0 }]]] },
  )
})
