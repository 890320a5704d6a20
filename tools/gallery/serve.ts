import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { buildGallery } from './build'

const folder = path.resolve(__dirname, '../../dist/gallery')
const types: Record<string, string> = {
  '/index.html': 'text/html; charset=utf-8',
  '/gallery.js': 'text/javascript; charset=utf-8',
  '/gallery.css': 'text/css; charset=utf-8',
}
const drawn = /^\/static\/(goods|scenes)\/[a-z0-9-]+\.svg$/

const server = createServer((request, response) => {
  const name = request.url === '/' ? '/index.html' : (request.url ?? '')
  const type = drawn.test(name) ? 'image/svg+xml' : types[name]
  if (!type) {
    response.writeHead(404).end()
    return
  }
  readFile(path.join(folder, name)).then(
    (body) => response.writeHead(200, { 'content-type': type }).end(body),
    () => response.writeHead(500).end(),
  )
})

void buildGallery(folder).then(() =>
  server.listen(Number(process.env.PORT || 10087), '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const looks = ['light', 'dark', 'elder', 'dark-elder']
    for (const look of looks) console.log(`http://127.0.0.1:${port}/#${look}`)
  }),
)
