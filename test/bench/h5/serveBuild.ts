import path from 'node:path'
import fastify from 'fastify'
import { pageOfApp, serveApp } from '@server/http/assets/app'
import { openLibrary } from '@server/http/assets/library'

/** Any built app, compressed and kept by browsers as the server does it with ours. */
export async function serveBuild(folder: string) {
  const library = await openLibrary({
    h5: path.join(folder, 'dist'),
    pictures: path.join(folder, 'pictures'),
    dataDir: path.join(folder, 'data'),
  })
  await library.compressed
  const app = fastify()
  serveApp(app, library, pageOfApp(library, { connect: [], frames: [] }))
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}
