import { ports } from '@server/areas/assembled'
import { sellInDemo } from '@server/areas/fleet/fleet'
import type { House } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { newMachine, newSlot } from '../machine/machines'

type Did = Parameters<typeof sellInDemo>[2]['did']

/** Something that somebody bought at a machine of its own, and what the machine made of it. */
export async function newSale(
  house: House,
  did: Did,
  given: Parameters<typeof newMachine>[1] = {},
): Promise<{ order_sn: string; machineId: number }> {
  const { machineId } = await newMachine(house, given)
  const { offlineGoodsId } = await newSlot(house.database, machineId)
  const { userId } = await newPerson(house)
  const at = new Date(Date.now() - 600_000)
  const { orderSn } = await house.database.transaction((tx) =>
    sellInDemo(ports.orders, tx, { userId, offlineGoodsId, did, at }),
  )
  return { order_sn: orderSn, machineId }
}
