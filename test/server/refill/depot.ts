import type { In, Out, Path } from '@contract/api'
import { userRoles } from '@server/areas/auth/tables'
import { seedSupplies } from '@server/areas/refill/seed'
import type { iterSlots } from '@server/areas/machine/tables'
import type { DeskContext } from '@server/call/desk-case'
import { openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer, type Person } from '../harness/people'
import { newMachine, newSlot } from '../machine/machines'

export const water = '山泉水 550ml'

/** A house with a supplier, and what operators do there. */
export async function openDepot() {
  let now = new Date()
  const house = await openHouse({ seeded: false, clock: () => now })
  const { database } = house
  await database.transaction((tx) => seedSupplies(tx))

  const sending = ({ token }: Pick<Person, 'token'>) => ({
    token,
    timestamp: Math.floor(now.getTime() / 1000),
  })
  const ask = <P extends Path>(path: P, input: In<P>, person: Person): Promise<Out<P>> =>
    house.ask(path, input, sending(person))
  const call = <P extends Path>(path: P, input: In<P>, person: Person, nonce?: string) =>
    house.call(path, input, { ...sending(person), ...(nonce && { nonce }) })

  return {
    house,
    database,
    ask,
    call,
    now: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    desk: <T>(work: (context: DeskContext) => Promise<T>): Promise<T> =>
      database.transaction((db) => work({ db, config: house.config, now })),
    async operator(): Promise<Buyer> {
      const person = await newBuyer(house, {})
      await database.db.insert(userRoles).values({ userId: person.userId, role: 'operator' })
      return person
    },
    machine: ({ userId: operatorId }: Person, given: Parameters<typeof newMachine>[1] = {}) =>
      newMachine(house, { operatorId, lastSeenAt: now, ...given }),
    slot: (machineId: number, given: Partial<typeof iterSlots.$inferInsert>) =>
      newSlot(database, machineId, { title: water, ...given }),
    fill: (person: Person, packs: number, supply_key = 'water') =>
      ask('/tp5/api/ShoppingCart/changeNumber', { supply_key, packs }, person),
    close: () => house.close(),
  }
}

export type Depot = Awaited<ReturnType<typeof openDepot>>
