import { shipperOf } from '@server/areas/assembled'
import type { Handed } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Asking } from '@server/command/run'
import { record } from '@server/decision/records'

/** A parcel has been given to a carrier, on record with who says so. Returns the carrier's name. */
export async function handOver(asking: Asking, parcel: Handed, by: string): Promise<string> {
  const { no } = parcel
  const { db, now: at, osUser } = asking
  const shipper = shipperOf(no)
  if (!shipper) throw new Refusal('notFound', '没有这个订单')
  const { kind } = shipper
  const name = await shipper.ship(asking, parcel)
  const who = { by, door: 'desk', osUser } as const
  await record(db, { kind, id: no }, { action: 'approve', ...who, reason: null, at })
  return name
}
