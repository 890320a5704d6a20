import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { metresBetween, type Position } from '@server/distance'
import { Refusal } from '@server/call/refusal'
import { silentSince } from '../silence'

export type MachineRow = Out<'/tp5/api/ExchangeShop/OfflineGoods/lists'>['machine']

/** Whose question it is: the state depends on the hour, the distance on the place. */
export interface Asking {
  db: Db
  now: Date
  position: Position | null
}

export const askingParams = ({ now, position }: Asking) => [
  silentSince(now),
  position?.latitude ?? null,
  position?.longitude ?? null,
]

/** Metres from a place to where a machine stands. */
export const away = (latitude: string, longitude: string) =>
  metresBetween({ latitude: 'latitude', longitude: 'longitude' }, { latitude, longitude })

/** Machines as people see them; $1 to $3 are `askingParams`. */
export const machineText = `
  select machine_id, machine_sn, name, village, address, latitude, longitude,
    case when latitude is null or longitude is null or $2::float8 is null or $3::float8 is null
      then null
    else round(${away('$2::float8', '$3::float8')})::bigint end as distance,
    case
      when last_seen_at is null or last_seen_at < $1::timestamptz then 'offline'
      when fault <> '' then 'fault'
      else 'online'
    end as state
  from iter_machines`

export async function findMachine(asking: Asking, machineId: number): Promise<MachineRow> {
  const [machine] = await statement<MachineRow>(
    asking.db,
    'machine_find',
    `${machineText} where machine_id = $4`,
    [...askingParams(asking), machineId],
  )
  if (!machine) throw new Refusal('notFound', '没有找到这台机器，请重新选择')
  return machine
}
