import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clusterDirOf } from '@server/database/owned/cluster'
import { processesOf, readPidFile } from '@server/database/owned/postmaster'
import { signal } from '@server/database/owned/processes'
import { removeSocketDir } from '@server/database/owned/socket-dir'

const made = new Set<string>()

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

/** In memory where there is room: what is tried here is the fall of processes, not of the power. */
function parentDir(): string {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/** A data folder that is gone with this process, together with any database left running in it. */
export function temporaryDataDir(): string {
  if (made.size === 0) removeAtTheEnd()
  const dir = fs.mkdtempSync(path.join(parentDir(), 'linji-test-'))
  fs.chmodSync(dir, 0o711)
  made.add(dir)
  return dir
}

/** A signal alone would end Node without its 'exit', and leave a database behind. */
function removeAtTheEnd(): void {
  process.once('exit', () => made.forEach(removeDataDir))
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGINT', () => process.exit(130))
}

function removeDataDir(dir: string): void {
  const cluster = clusterDirOf(dir)
  if (fs.existsSync(cluster)) {
    processesOf(cluster).forEach((pid) => signal(pid, 'SIGKILL'))
    removeSocketDir(readPidFile(cluster).socketDir)
  }
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
}
