/** `npm run dev`: the server, restarted on change, and the H5 app with fast refresh in front of it. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { installMissing, root } from './install.mjs'
import { isStopping, run, stopOnSignals } from './start/children.mjs'

const QUIET_MS = 200
const say = (line) => console.log(line)

function prefixed(child, name) {
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => say(`[${name}] ${line}`))
  }
  return child
}

function startServer() {
  const child = run(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.on('message', (message) => message.ready && onReady(message))
  return prefixed(child, 'server')
}

let h5 = null

function onReady({ url, outbox }) {
  say(`[server] ready: ${url}`)
  if (outbox) say(`[server] SMS codes show at ${outbox}`)
  if (h5) return
  h5 = prefixed(
    run('npm', ['run', '--silent', 'build:h5', '--', '--watch'], {
      env: { ...process.env, NODE_ENV: 'development', LINJI_SERVER: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    'h5',
  )
}

/** Saves come in bursts; the server starts again when a burst is over. */
function onChange(folders, act) {
  let timer = null
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(act, QUIET_MS)
    })
  }
}

let server = null
let restarting = Promise.resolve()

async function restart() {
  if (server) say('[server] changed, starting again …')
  server?.kill('SIGTERM')
  await server?.done
  if (!isStopping()) server = startServer()
}

installMissing(say)
stopOnSignals()
await restart()
onChange(['server', 'contract'], () => (restarting = restarting.then(restart)))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await Promise.all([restarting, server?.done, h5?.done])
    process.exit(0)
  })
}
