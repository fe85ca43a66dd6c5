import { expect, test } from 'vitest'
import { sizeFor } from './shrink-picture.ts'

test.each([
  [4000, 3000, 1600, 1200],
  [1000, 5000, 320, 1600],
  [1600, 900, 1600, 900],
  [300, 200, 300, 200],
  [9000, 1, 1600, 1],
])('a picture of %i × %i is sent as %i × %i', (width, height, sentWidth, sentHeight) => {
  expect(sizeFor(width, height)).toEqual({ width: sentWidth, height: sentHeight })
})
