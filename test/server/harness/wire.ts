import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { connect } from '@server/database/connect'
import { withOwner } from '@server/database/open'
import { OWNER } from '@server/database/roles'
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './openTestDatabase'

/** Where the wire breaks: before the server hears `commit`, or after it has done it, unheard. */
export type Cut = 'unheard' | 'untold'

export interface Wire {
  database: TestDatabase
  /** Breaks the connection that commits next, once. */
  cutNext(cut: Cut): void
  /** Whether nobody has come yet whom it would cut. */
  pending(): boolean
  /** Ends every connection at the server's side, as a failover does. */
  terminateAll(): Promise<void>
}

const commit = /commit\0/

/** A database behind a wire that can be cut while a transaction commits. */
export async function openWired(options?: TestDatabaseOptions): Promise<Wire> {
  const behind = await openTestDatabase(options)
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-wire-'))
  const socket = '.s.PGSQL.5432'
  let next: Cut | null = null

  const server = net.createServer((near) => {
    const far = net.connect(path.join(behind.to.socketDir, socket))
    let deaf = false
    const end = () => {
      near.destroy()
      far.destroy()
    }
    near.on('data', (sent) => {
      if (next === null || !commit.test(sent.toString('latin1'))) return void far.write(sent)
      const cut = next
      next = null
      if (cut === 'unheard') return end()
      deaf = true
      far.write(sent)
    })
    far.on('data', (told) => (deaf ? end() : void near.write(told)))
    for (const side of [near, far]) side.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => server.listen(path.join(socketDir, socket), resolve))
  const to = { ...behind.to, socketDir }
  const database = connect({ to, idleMayExit: true })
  const close = async () => {
    await database.close()
    server.close()
    await behind.close()
    fs.rmSync(socketDir, { recursive: true, force: true })
  }

  return {
    database: { ...withOwner(database, { ...to, role: OWNER }), to, close },
    cutNext: (cut) => void (next = cut),
    pending: () => next !== null,
    async terminateAll() {
      await behind.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    },
  }
}
