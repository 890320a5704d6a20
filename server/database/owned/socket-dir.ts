import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Account, canReach, give } from './account'

export const SOCKET = '.s.PGSQL.5432'
const PREFIX = 'linji-socket-'

/** The kernel's limit for the path of a socket, without the closing zero byte. */
const LONGEST = process.platform === 'linux' ? 107 : 103

/**
 * A folder only PostgreSQL and its owner may enter: whoever reaches the socket is let in. It lies
 * in the data folder unless the path is too long or leads through a folder closed to PostgreSQL.
 */
export function makeSocketDir(dataDir: string, account: Account): string {
  const inside = path.join(dataDir, 'socket')
  if (fits(inside)) {
    fs.rmSync(inside, { recursive: true, force: true })
    fs.mkdirSync(inside, { mode: 0o700 })
    give(inside, account)
    if (canReach(inside, account)) return inside
    fs.rmdirSync(inside)
  }
  for (const parent of new Set([os.tmpdir(), '/tmp'])) {
    if (!fits(path.join(parent, `${PREFIX}xxxxxx`)) || !fs.existsSync(parent)) continue
    const made = fs.mkdtempSync(path.join(parent, PREFIX))
    give(made, account)
    if (canReach(made, account)) return made
    fs.rmdirSync(made)
  }
  throw new Error(`Found no place for PostgreSQL's socket; choose a shorter DATA_DIR`)
}

export function removeSocketDir(dir: string): void {
  if (path.basename(dir).startsWith(PREFIX)) fs.rmSync(dir, { recursive: true, force: true })
}

const fits = (dir: string) => Buffer.byteLength(path.join(dir, SOCKET)) <= LONGEST
