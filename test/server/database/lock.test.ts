import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { DataDirInUse, holderOf, lockDataDir } from '@server/database/owned/lock'
import { temporaryDataDir } from '../harness/leftovers'

const heldBy = (dataDir: string, pid: number, birth: string) =>
  fs.writeFileSync(
    path.join(dataDir, 'owner.7'),
    JSON.stringify({ pid, birth, host: os.hostname(), purpose: 'server' }),
  )

test('while one holds the folder another is refused, and afterwards not', () => {
  const dataDir = temporaryDataDir()
  const lock = lockDataDir(dataDir, 'server')
  assert.deepEqual(holderOf(dataDir)?.pid, process.pid)
  assert.throws(() => lockDataDir(dataDir, 'restore'), DataDirInUse)
  lock.release()
  assert.equal(holderOf(dataDir), null)
  lockDataDir(dataDir, 'restore').release()
})

test('a holder that has died, or whose id another process has now, is succeeded', () => {
  const dataDir = temporaryDataDir()
  const dead = spawnSync('true').pid
  for (const [pid, birth] of [
    [dead, 'long ago'],
    [process.pid, 'of an earlier process'],
  ] as const) {
    heldBy(dataDir, pid, birth)
    lockDataDir(dataDir, 'server').release()
  }
})

test('a crash in the middle of taking the lock leaves nothing in the way', () => {
  const dataDir = temporaryDataDir()
  fs.writeFileSync(path.join(dataDir, 'owner.draft.1'), '{')
  fs.writeFileSync(path.join(dataDir, 'owner.3'), '')
  lockDataDir(dataDir, 'server').release()
})
