import { afterAll, vi } from 'vitest'

// One process runs many test files. Each begins with modules of its own, and leaves Node's globals and clock to the next one as they were.
vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
