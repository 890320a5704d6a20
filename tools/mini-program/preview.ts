/** `npm run preview:weapp [-- address of the API]`: the compiled mini program in a browser. */
import path from 'node:path'
import { startHost } from './host/host'

const [app = 'weapp', apiBase = 'http://127.0.0.1:8080'] = process.argv.slice(2)
const dist = path.join(__dirname, '../../dist', app)

async function preview(): Promise<void> {
  const host = await startHost({ dist, apiBase })
  console.log(`The mini program of dist/${app}: ${host.url}~/preview`)
  console.log(`It asks the server at ${apiBase}; start that with npm start.`)
}

preview().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Build it first: npm run build:${app}`)
  process.exitCode = 1
})
