import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadConfig } from '@server/config'
import { callOverHttp } from '../server/harness/overHttp'
import { newPerson, type Person } from '../server/harness/people'
import { type RunningServer, startServer } from '../server/harness/startServer'
import { until } from '../server/harness/until'

const size = '400m'
/** An account keeps twenty addresses. */
const [people, each] = [24, 8]
const written = { name: '王小明', phone: '13900000000', region_code: '330110' }

/** A disk that runs full under a server: what is answered stays, and it goes on when there is room. */
export async function bench() {
  const disk = mount()
  let server: RunningServer | undefined
  try {
    server = await startServer({ dataDir: path.join(disk, 'data'), env: { DEMO_DATA: 'no' } })
    const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' })
    const place = { database: server.database, config }
    const persons = await Promise.all(Array.from({ length: people }, () => newPerson(place)))

    const kept = await write(server, persons, 'before')
    assert.equal(kept.answered.length, people * each, 'all is well before')
    fill(disk)
    const full = await write(server, persons, 'full')
    const began = performance.now()
    fs.rmSync(path.join(disk, 'filler'))
    const dataDir = server.dataDir
    if (!(await isUp(server))) server = await startServer({ dataDir, env: { DEMO_DATA: 'no' } })
    await until(
      'it writes again',
      async () => (await write(server!, persons.slice(0, 1), 'after', 1)).answered.length > 0,
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const answered = [...kept.answered, ...full.answered]
    const there = await addressesOf(server, persons)
    assert.deepEqual(
      answered.filter((detail) => !there.includes(detail)),
      [],
    )
    console.log(
      `${answered.length} writes answered, all there; ${full.refused} refused while full: ${[...full.how].join(', ')}`,
    )
    console.log(`it writes again ${seconds} s after there was room`)
  } finally {
    await server?.stop()
    spawnSync('umount', ['-l', disk])
    fs.rmSync(disk, { recursive: true, force: true })
  }
}

function mount(): string {
  const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-disk-'))
  const { status, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${size}`,
    'tmpfs',
    disk,
  ])
  if (status === 0) return disk
  fs.rmSync(disk, { recursive: true })
  throw new Error(`A small disk needs root and Linux: ${String(stderr).trim()}`)
}

/** Writes until nothing more goes onto it. */
function fill(disk: string): void {
  const filler = fs.openSync(path.join(disk, 'filler'), 'w')
  const piece = Buffer.alloc(1 << 16)
  try {
    for (;;) fs.writeSync(filler, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    fs.closeSync(filler)
  }
}

interface Writes {
  answered: string[]
  refused: number
  /** What those were told that were refused. */
  how: Set<string>
}

async function write(server: RunningServer, persons: readonly Person[], when: string, most = each) {
  const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' })
  const done: Writes = { answered: [], refused: 0, how: new Set() }
  await Promise.all(
    persons.map(async ({ token }, who) => {
      for (let nth = 0; nth < most; nth++) {
        const detail = `${when} ${who}-${nth}`
        const told = await callOverHttp(
          server.url,
          config,
          '/user/address/add',
          { ...written, detail },
          { token },
        )
          .then(({ error, message }) => (error === 0 ? null : `${error} ${message}`))
          .catch(() => 'no answer')
        if (told === null) done.answered.push(detail)
        else done.refused++
        if (told !== null) done.how.add(told)
      }
    }),
  )
  return done
}

const isUp = (server: RunningServer) =>
  fetch(`${server.url}/healthz`).then(
    () => true,
    () => false,
  )

async function addressesOf(server: RunningServer, persons: readonly Person[]): Promise<string[]> {
  const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' })
  const books = await Promise.all(
    persons.map(({ token }) =>
      callOverHttp(server.url, config, '/user/address/index', {}, { token }),
    ),
  )
  return books.flatMap(({ data }) => data.list.map(({ detail }) => detail))
}
