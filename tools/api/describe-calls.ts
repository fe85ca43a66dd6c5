import { sampleOf } from '@foyer/conformance/sample-of'
import { calls } from '@foyer/contract'
import { openApi } from '../../server/src/kernel/http/docs/open-api.ts'
import { readNamedSchemas } from './named-schemas.ts'

/** The description of every `/wps` call, as it is published: with shared schemas and examples. */
export const describeCalls = async () => openApi(calls, { named: await readNamedSchemas(), exampleOf: schema => sampleOf(schema, true) })
