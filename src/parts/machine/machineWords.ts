import { grouped } from '@/format/amount'
import { distance } from '@/format/distance'
import { money } from '@/format/money'
import type { Destination } from '@/platform/wayThere'
import { session } from '@/session/session'
import type { TagTone } from '@/ui/tag/Tag'
import type { Machine, MachineOrder, MachineOrderRow, SlotGoods, Way } from './machine'

export const machineStates: Record<Machine['state'], { text: string; tone: TagTone }> = {
  online: { text: '在线', tone: 'ok' },
  offline: { text: '离线', tone: 'danger' },
  fault: { text: '故障', tone: 'warn' },
}

/** 清溪村·东苑 南门门卫室旁 */
export const placeOf = ({ village, address }: Pick<Machine, 'village' | 'address'>) =>
  [village, address].filter(Boolean).join(' ')

/** Where the way leads; nothing where nobody knows where it stands. */
export const destinationOf = (machine: Machine): Destination | undefined =>
  standingAt(machine, { name: machine.name, address: placeOf(machine) })

/** Where the goods of an order are fetched. */
export const destinationOfOrder = (order: MachineOrder): Destination | undefined =>
  standingAt(order, { name: order.machine_name, address: order.address })

type Standing = Pick<Machine, 'latitude' | 'longitude'>

function standingAt(
  { latitude, longitude }: Standing,
  named: Pick<Destination, 'name' | 'address'>,
): Destination | undefined {
  if (latitude === null || longitude === null) return undefined
  return { latitude, longitude, ...named }
}

/** 离您 320 米; from the village that is looked at instead, where there is one. */
export const awayOf = (machine: Pick<Machine, 'distance'>) =>
  machine.distance === null
    ? ''
    : `离${session.lookedAt?.name ?? '您'} ${distance(machine.distance)}`

export const stockOf = ({ state, stock }: Pick<SlotGoods, 'state' | 'stock'>) => {
  if (state === 'stuck') return '货道卡住了'
  return state === 'empty' ? '卖空了' : `剩 ${stock} 件`
}

/** What a price tag shows of it. */
export const priceFor = (way: Way, goods: Pick<SlotGoods, 'points' | 'gold' | 'money'>) =>
  way === 'buy' ? { cents: goods.money } : { points: goods.points, gold: goods.gold }

export const isOffered = (way: Way, { points, gold, money }: SlotGoods) =>
  way === 'buy' ? money > 0 : points + gold > 0

const units = { points: '积分', gold: '金币' } as const

/** 150 积分, ¥2.00 */
export const paidWords = ({ pay, amount }: Pick<MachineOrderRow, 'pay' | 'amount'>) => {
  if (pay === 'none') return '不花钱'
  return pay === 'money' ? money(amount) : `${grouped(amount)} ${units[pay]}`
}

export const paidAs = ({ pay, amount }: Pick<MachineOrderRow, 'pay' | 'amount'>) =>
  pay === 'money' ? { cents: amount } : { [pay]: amount }
