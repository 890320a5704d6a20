import { userRoles } from '@server/areas/auth/tables'
import { loadConfig } from '@server/config'
import { OWNER } from '@server/database/roles'
import { temporaryDataDir } from '../server/harness/leftovers'
import { openTestDatabase } from '../server/harness/openTestDatabase'
import { newPerson } from '../server/harness/people'
import { type Chart, charts, nearest } from './sales/questions'
import { fillSales, type Size } from './sales/rows'
import { serve } from './scale/house'

/** SALES_SIZE is a part of a hundred of the large one, for a look in between. */
const part = Number(process.env.SALES_SIZE ?? 100) / 100
const small: Size = { machines: 30, days: 14, owned: 30 }
const large: Size = { machines: 10_000 * part, days: 63, owned: 30 }
const [allowedMs, allowedTimes] = [200, 1.2]
const [warmUp, rounds] = [5, 60]

/** What an owner's pages ask of few sums and of many, turn by turn. Fails where that is felt. */
export async function bench() {
  const few = await openOwner(small)
  const began = performance.now()
  const many = await openOwner(large)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const pieces = (large.machines * large.days * 8).toLocaleString('en-US')
  console.log(`${pieces} pieces of ${large.machines} machines as sums, made in ${seconds} s`)
  try {
    const slow: string[] = []
    for (const one of [...charts(new Date()), nearest]) {
      const [before, after] = await fastest(few, many, one)
      const ratio = after.least / before.least
      const figures = `${before.least.toFixed(1)} → ${after.least.toFixed(1)} ms ×${ratio.toFixed(2)}`
      console.log(`${one.what.padEnd(28)}${figures}, slowest ${after.most.toFixed(1)} ms`)
      if (after.least > allowedMs || (one.flat && ratio > allowedTimes)) slow.push(one.what)
    }
    if (slow.length > 0)
      throw new Error(`Above ${allowedMs} ms or ×${allowedTimes}: ${slow.join()}`)
  } finally {
    await many.close()
    await few.close()
  }
}

async function openOwner(size: Size) {
  const database = await openTestDatabase({ role: OWNER })
  const config = loadConfig({ DATA_DIR: temporaryDataDir(), TRUST_PROXY: '1' })
  const owner = await newPerson({ database, config })
  await database.db.insert(userRoles).values({ userId: owner.userId, role: 'owner' })
  await fillSales(database, owner.userId, size)
  const served = await serve(database, config, owner)
  return {
    ask: ({ what, path, input }: Chart) => served.ask({ what, path, input, held: true }),
    async close() {
      await served.close()
      await database.close()
    },
  }
}

type Owner = Awaited<ReturnType<typeof openOwner>>

/** What else the machine does slows some calls down, and never makes one faster. */
async function fastest(few: Owner, many: Owner, one: Chart) {
  let [before, after] = await compare(few, many, one)
  for (let again = 0; one.flat && again < 3 && after.least / before.least > allowedTimes; again++) {
    const [other, another] = await compare(few, many, one)
    before = { ...before, least: Math.min(before.least, other.least) }
    after = { most: after.most, least: Math.min(after.least, another.least) }
  }
  return [before, after] as const
}

async function compare(few: Owner, many: Owner, one: Chart) {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < warmUp + rounds; round++) {
    const pair = [await few.ask(one), await many.ask(one)] as const
    if (round >= warmUp) pair.forEach((ms, at) => took[at]!.push(ms))
  }
  const spread = (all: number[]) => ({ least: Math.min(...all), most: Math.max(...all) })
  return [spread(took[0]), spread(took[1])] as const
}
