import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Command lines by process id, of living processes only: a zombie has none. */
export function commandLines(): Map<number, string> {
  return fs.existsSync('/proc/self/cmdline') ? fromProc() : fromPs()
}

function fromProc(): Map<number, string> {
  const found = new Map<number, string>()
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const line = readIfThere(`/proc/${entry}/cmdline`).replaceAll('\0', ' ').trim()
    if (line) found.set(Number(entry), line)
  }
  return found
}

function fromPs(): Map<number, string> {
  const found = new Map<number, string>()
  const text = execFileSync('ps', ['-axo', 'pid=,stat=,command='], { encoding: 'utf8' })
  for (const line of text.split('\n')) {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    if (pid && command && !state?.startsWith('Z')) found.set(Number(pid), command)
  }
  return found
}

/** Tells two processes apart that were given the same id; null where none lives under it. */
export function birthOf(pid: number): string | null {
  if (!fs.existsSync('/proc/self/stat')) return birthFromPs(pid)
  const stat = readIfThere(`/proc/${pid}/stat`)
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields[18]
  if (!ticks || state === 'Z' || state === 'X') return null
  return `${readIfThere('/proc/sys/kernel/random/boot_id').trim()} ${ticks}`
}

function birthFromPs(pid: number): string | null {
  try {
    const text = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    }).trim()
    return text && !text.startsWith('Z') ? text.replace(/^\S+\s+/, '') : null
  } catch {
    return null
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
