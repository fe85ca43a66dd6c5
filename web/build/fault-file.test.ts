import { expect, test } from 'vitest'
import { FAULT_ENTRY, faultFileIn } from './fault-file.ts'

// Proves navigation-4.
test('the code that sends faults is loaded by its address, and may need no other file, because it reports that others cannot be run', () => {
  const file = 'assets/send-fault-A1b2C3d.js'
  expect(faultFileIn({ [FAULT_ENTRY]: { file } }, '/m/')).toBe(`/m/${file}`)
  expect(() => faultFileIn({ [FAULT_ENTRY]: { file, imports: ['_first-load.js'] } }, '/m/')).toThrow('imports other files of the build')
  expect(() => faultFileIn({}, '/m/')).toThrow('has no')
})
