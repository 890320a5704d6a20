import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, bareEnvironment } from './account'
import { folderFor } from './folder'
import { commandLines, signal } from './processes'

export interface Postmaster {
  pid: number
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface PostmasterOptions {
  bin: string
  cluster: string
  socketDir: string
  account: Account
  say: (line: string) => void
}

/** Said of every connection that is still closing when the database stops. */
const FAREWELL = 'terminating connection due to administrator command'

const PATIENCE_MS = 30_000

/** The first lines of postmaster.pid: process id, folder, start, port, socket folder, …, state. */
export function readPidFile(cluster: string): { pid: number; socketDir: string; ready: boolean } {
  const file = path.join(cluster, 'postmaster.pid')
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []
  return {
    pid: Number(lines[0]) || 0,
    socketDir: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  }
}

/** Every process of a cluster carries this name in its command line. */
function nameOf(cluster: string): string {
  const { dev, ino } = fs.statSync(cluster, { bigint: true })
  return `linji-${dev}-${ino}`
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { bin, cluster, socketDir, account, say } = options
  const folder = folderFor(cluster, account)
  const settings = {
    cluster_name: nameOf(cluster),
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    listen_addresses: '',
    port: '5432',
    max_connections: '100',
    shared_buffers: '128MB',
    // What is read lies in memory or on a disk without a head: an index costs what it seems to
    random_page_cost: '1.1',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    // A statement or a row named in an error could hold a phone number.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_min_messages: 'fatal',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(bin, 'postgres'), ['-D', folder.name, ...flags], {
    ...account,
    cwd: '/',
    env: bareEnvironment,
    stdio: folder.stdio,
    detached: true, // Ctrl-C in a terminal is for the server, which lets requests end first
  })
  folder.close()
  const complaints = listen(child, say)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      complaints.push(error.message)
      resolve()
    })
  })
  await becomeReady(child, cluster, ended, complaints)
  hold(child, false)
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) }
}

/** A running database is no reason for Node to stay: whoever uses it is. */
function hold(child: ChildProcess, firmly: boolean): void {
  const stderr = child.stderr as Socket | null
  if (firmly) child.ref()
  else child.unref()
  if (firmly) stderr?.ref()
  else stderr?.unref()
}

function listen(child: ChildProcess, say: (line: string) => void): string[] {
  const complaints: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      complaints.push(line)
      if (!line.includes(FAREWELL)) say(line)
    }
    complaints.splice(0, complaints.length - 20)
  })
  return complaints
}

async function becomeReady(
  child: ChildProcess,
  cluster: string,
  ended: Promise<void>,
  complaints: string[],
): Promise<void> {
  let over = false
  void ended.then(() => (over = true))
  for (;;) {
    const { pid, ready } = readPidFile(cluster)
    if (ready && pid === child.pid) return
    await sleep(5)
    if (over) throw new Error(`PostgreSQL did not start: ${complaints.join('; ')}`)
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections and writes a checkpoint. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  hold(child, true)
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), PATIENCE_MS)
  await ended
  clearTimeout(impatient)
}

/** The processes of a cluster that are to be seen from here. */
export function processesOf(cluster: string): number[] {
  const name = nameOf(cluster)
  return [...commandLines()].filter(([, line]) => line.includes(name)).map(([pid]) => pid)
}

/**
 * Clears away what a killed server left: a postmaster without a server, backends without a
 * postmaster, or only their lock file, whose process id may belong to a zombie or a stranger.
 */
export async function endLeftovers(cluster: string): Promise<void> {
  const { pid: postmaster } = readPidFile(cluster)
  const patience = Date.now() + PATIENCE_MS
  let left = processesOf(cluster)
  if (left.includes(postmaster)) signal(postmaster, 'SIGINT')
  while (left.length > 0) {
    if (Date.now() > patience) left.forEach((pid) => signal(pid, 'SIGKILL'))
    await sleep(20)
    left = processesOf(cluster)
  }
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}
