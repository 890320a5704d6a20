import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { birthOf } from './processes'

interface Holder {
  pid: number
  birth: string
  host: string
  purpose: string
}

export interface Lock {
  release(): void
}

export class DataDirInUse extends Error {
  constructor(dataDir: string, { pid, purpose }: Pick<Holder, 'pid' | 'purpose'>) {
    super(`A ${purpose} (process ${pid}) already works on ${dataDir}; stop it first`)
    this.name = 'DataDirInUse'
  }
}

/**
 * One owner a data folder. Node has no flock, so the lock is a row of numbered files: whoever
 * holds the highest number owns the folder. A dead owner is succeeded by making the next number,
 * which only one can; files are removed only below one's own, so the highest never falls.
 */
export function lockDataDir(dataDir: string, purpose: string): Lock {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const me: Holder = {
    pid: process.pid,
    birth: birthOf(process.pid) ?? '',
    host: os.hostname(),
    purpose,
  }
  for (;;) {
    const highest = highestNumber(dataDir)
    const holder = highest === 0 ? null : read(dataDir, highest)
    if (holder && alive(holder)) throw new DataDirInUse(dataDir, holder)
    const mine = highest + 1
    if (!make(dataDir, mine, me)) continue
    if (highestNumber(dataDir) === mine) return own(dataDir, mine)
    fs.rmSync(fileOf(dataDir, mine), { force: true })
  }
}

/** Who owns the folder now, if anybody. */
export function holderOf(dataDir: string): { pid: number; purpose: string } | null {
  if (!fs.existsSync(dataDir)) return null
  const highest = highestNumber(dataDir)
  const holder = highest === 0 ? null : read(dataDir, highest)
  return holder && alive(holder) ? holder : null
}

const fileOf = (dataDir: string, number: number) => path.join(dataDir, `owner.${number}`)

function highestNumber(dataDir: string): number {
  const numbers = fs.readdirSync(dataDir).map((name) => /^owner\.(\d+)$/.exec(name)?.[1])
  return Math.max(0, ...numbers.map(Number).filter(Number.isInteger))
}

/** A link appears whole or not at all, and fails where the number is taken. */
function make(dataDir: string, number: number, holder: Holder): boolean {
  const draft = path.join(dataDir, `owner.draft.${process.pid}`)
  fs.writeFileSync(draft, JSON.stringify(holder))
  try {
    fs.linkSync(draft, fileOf(dataDir, number))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

function own(dataDir: string, mine: number): Lock {
  for (const name of fs.readdirSync(dataDir)) {
    const number = Number(/^owner\.(\d+)$/.exec(name)?.[1])
    if (number < mine) fs.rmSync(path.join(dataDir, name), { force: true })
  }
  return { release: () => fs.truncateSync(fileOf(dataDir, mine)) }
}

function read(dataDir: string, number: number): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(fileOf(dataDir, number), 'utf8')) as Holder
  } catch {
    return null // released, or just succeeded
  }
}

/** Of another machine or container nothing is known here: its database will tell (see own.ts). */
function alive({ pid, birth, host }: Holder): boolean {
  return host === os.hostname() && birthOf(pid) === birth
}
