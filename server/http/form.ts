import type { FastifyInstance } from 'fastify'

/** Forms are the only bodies; any other content type is refused. */
export function takeForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
}
