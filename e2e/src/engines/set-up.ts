import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { setUpEmbedded } from '#testing/servers/data-template.ts'

const BUILD = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url))
let removeTemplate: () => Promise<void>

export const setup = async ({ provide }: TestProject) => {
  // Whoever runs one journey must not meet pages of yesterday's sources.
  await promisify(execFile)(process.execPath, [BUILD])
  // The stories run on PostgreSQL where there is one, so that the journeys are what shows most of the product on the embedded database.
  const { template, remove } = await setUpEmbedded()
  removeTemplate = remove
  provide('dataTemplate', template)
}

export const teardown = () => removeTemplate()
