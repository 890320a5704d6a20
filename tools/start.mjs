/** `npm start`: installs and builds what is missing or old, then serves app and API on one port. */
import { isBuilt } from './builds.mjs'
import { installMissing } from './install.mjs'
import { buildH5 } from './start/build-h5.mjs'
import { isStopping, run, stopAll, stopOnSignals } from './start/children.mjs'

const say = (line) => console.log(line)

/** JSON lines are for machines: a person at a terminal sees warnings, unless they ask for more. */
const logLevel = process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info')

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`LinJi needs Node 20.19 or newer; this is ${process.versions.node}`)
  }
}

async function serve() {
  say('Starting the database and the server …')
  const server = run(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, LOG_LEVEL: logLevel },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server.on('message', (message) => message.ready && say(banner(message)))
  const { code, reason } = await server.done
  if (reason && !isStopping()) say(`The server ended by ${reason}`)
  return code
}

function banner({ url, demo, outbox }) {
  const lines = ['', `LinJi is ready: ${url}`, '']
  if (demo.length > 0) {
    lines.push('Demo accounts, to sign in with by SMS code:')
    for (const { phone, nickname, roles } of demo) {
      lines.push(`  ${phone}  ${(roles[0] ?? 'consumer').padEnd(10)} ${nickname}`)
    }
  }
  if (outbox) lines.push(`SMS codes and captcha answers show at ${outbox}`)
  return [...lines, 'Ctrl-C stops it.', ''].join('\n')
}

try {
  checkNode()
  const built = isBuilt('h5')
  installMissing(say, { dev: !built })
  stopOnSignals()
  if (!built) await buildH5(say)
  process.exitCode = isStopping() ? 0 : await serve()
} catch (error) {
  stopAll()
  say(error.message)
  process.exitCode = 1
}
