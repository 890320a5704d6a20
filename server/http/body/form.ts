import type { FastifyInstance } from 'fastify'

/** Forms are the only bodies, and come as text; any other content type is refused. */
export function takeForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
}
