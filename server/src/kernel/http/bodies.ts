import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from './validation.ts'

/** Bodies are JSON or absent; the contract's schemas define the form of bodies and queries. */
export const registerBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body, done)
  })
  app.setValidatorCompiler(validatorCompiler)
}
