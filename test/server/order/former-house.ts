import { randomBytes } from 'node:crypto'
import { loadConfig } from '@server/config'
import { migrate } from '@server/database/migrate'
import { temporaryDataDir } from '../harness/leftovers'
import { newBuyer } from '../harness/people'
import { openFleet } from '../machine/fleet'
import { newMachine } from '../machine/machines'
import { type FormerDatabase, formerOrders, formerSlot, openFormerDatabase } from './former'

export type Former = Awaited<ReturnType<typeof standUp>>

/** A database of the former version, with somebody in it and a machine. */
async function standUp(database: FormerDatabase) {
  const env = { DATA_KEY: randomBytes(32).toString('base64') }
  const config = loadConfig({ DATA_DIR: temporaryDataDir(), ...env })
  const place = { database, config }
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const buyer = await newBuyer(place, { points: 1000, gold: 100 })
  const machine = await newMachine(place, { operatorId: buyer.userId, lastSeenAt: now })
  const slot = await formerSlot(database, machine.machineId)
  const orders = formerOrders(database)
  return { ...place, env, now, buyer, machine, slot, orders }
}

/** What `write` put into a database of the former version, in the house of this one. */
export async function openFormerHouse<Written>(write: (former: Former) => Promise<Written>) {
  const database = await openFormerDatabase()
  try {
    return await moveIn(await standUp(database), write)
  } catch (error) {
    // nobody else would, and the tests would wait for it for ever
    await database.close()
    throw error
  }
}

async function moveIn<Written>(former: Former, write: (former: Former) => Promise<Written>) {
  const written = await write(former)
  await migrate(former.database)
  const fleet = await openFleet({ open: async () => former.database, env: former.env })
  const { now, buyer, machine, slot } = former
  return { ...fleet, ...written, began: now, buyer, oldMachine: machine, slot }
}
