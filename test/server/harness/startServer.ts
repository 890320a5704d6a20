import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { desc } from 'drizzle-orm'
import { settings } from '@server/config'
import { connect } from '@server/database/connect'
import type { Database } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { clusterDirOf } from '@server/database/owned/cluster'
import { DATABASE } from '@server/database/owned/own'
import { readPidFile } from '@server/database/owned/postmaster'
import { OWNER } from '@server/database/roles'
import { keepCompressed, lendCompressed } from './compressed'
import { temporaryDataDir } from './leftovers'
import { lendCluster } from './ready'

export interface OutboxRow {
  kind: 'sms' | 'captcha' | 'shipping' | 'reminder'
  recipient: string
  content: string
}

export interface RunningServer {
  url: string
  pid: number
  dataDir: string
  /** A pool of its own on the server's database. */
  database: Database
  /** What the local SMS provider sent, newest first. */
  outbox: () => Promise<OutboxRow[]>
  /** Everything the server logged so far, a JSON object a line. */
  log: () => string
  /** SIGKILL, no farewell. The database process stays behind; a new start takes it over. */
  kill9: () => Promise<void>
  /** SIGTERM; resolves to the exit code. */
  stop: () => Promise<number | null>
}

interface Options {
  env?: Record<string, string>
  /** The built H5 app, too: taking stock of its files is most of what a start costs. */
  h5?: boolean
  /** That of an earlier server, to open it again. */
  dataDir?: string
}

const root = path.join(__dirname, '../../..')

/** `npm test` has made one file of it. */
const program = process.env.SERVER_PROGRAM
  ? [process.env.SERVER_PROGRAM]
  : ['--import', 'tsx', 'server/main.ts']

/** `server/main.ts` as a child on a free port, with a data folder of its own. */
export async function startServer({
  env,
  h5 = false,
  dataDir,
}: Options = {}): Promise<RunningServer> {
  const dir = dataDir ?? firstDataDir()
  if (h5) await lendCompressed(dir)
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: environment(dir, { ...(!h5 && { H5_DIR: path.join(dir, 'no-app') }), ...env }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  endWithUs(child)
  const log = collect(child)
  const exited = once(child, 'exit') as Promise<[number | null]>
  const url = await ready(child, exited, log)
  child.unref()
  child.channel?.unref()
  const { socketDir } = readPidFile(clusterDirOf(dir))
  const database = connect({
    to: env?.DATABASE_URL ?? { socketDir, database: DATABASE, role: OWNER },
    connections: 5,
    idleMayExit: true,
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.ref()
    // a kill comes when it is asked for; who leaves in peace takes the database along
    if (signal === 'SIGKILL') child.kill(signal)
    await database.close().catch(() => undefined)
    child.kill(signal)
    const [code] = await exited
    if (h5) await keepCompressed(dir)
    return code
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: dir,
    database,
    outbox: () => newestFirst(database),
    log,
    kill9: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

function firstDataDir(): string {
  const dir = temporaryDataDir()
  lendCluster(dir)
  return dir
}

const running = new Set<ChildProcess>()

/** No server outlives the test that started it, whatever happened to the test. */
function endWithUs(child: ChildProcess): void {
  if (process.listeners('exit').every((listener) => listener !== endAll)) process.on('exit', endAll)
  running.add(child)
  child.once('exit', () => running.delete(child))
}

const endAll = () => running.forEach((child) => child.kill('SIGKILL'))

/** What the person running the tests has set for a server of theirs does not count here. */
function environment(dataDir: string, env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const ours = new Set(settings.map(({ name }) => name))
  const theirs = Object.entries(process.env).filter(([name]) => !ours.has(name))
  return {
    ...Object.fromEntries(theirs),
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    ...env,
  } as unknown as NodeJS.ProcessEnv
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more))
  }
  return () => text
}

async function ready(
  child: ChildProcess,
  exited: Promise<unknown>,
  log: () => string,
): Promise<string> {
  const said = once(child, 'message') as Promise<[{ ready: boolean; url: string }]>
  const first = await Promise.race([said, exited.then(() => null)])
  const message = first?.[0]
  if (message?.ready) return message.url
  await exited
  throw new Error(`The server did not start:\n${log()}`)
}

async function newestFirst({ db }: Database): Promise<OutboxRow[]> {
  const { kind, recipient, content } = outbox
  return db.select({ kind, recipient, content }).from(outbox).orderBy(desc(outbox.createdAt))
}
