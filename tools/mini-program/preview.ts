/** `npm run preview:weapp [-- address of the API] [--port N]`: the compiled mini program in a browser. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPreview } from './preview/server'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '0' } },
})
const [app = 'weapp', apiBase = 'http://127.0.0.1:8080'] = positionals
const dist = path.join(__dirname, '../../dist', app)
const isBuilt = fs.existsSync(path.join(dist, 'app.json'))

startPreview({ dist, apiBase, port: Number(values.port) }).then(
  ({ url }) => {
    console.log(`The mini program of dist/${app}: ${url}`)
    console.log(`It asks the server at ${apiBase} (npm start); a new build shows by itself.`)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    if (!isBuilt) console.error(`Build it first: npm run build:${app}`)
    process.exitCode = 1
  },
)
