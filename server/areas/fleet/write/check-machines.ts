import { staffOf } from '@server/areas/auth/auth'
import { offRate } from '@server/areas/wallet/wallet'
import { missingPictures, repeated, unknown } from '@server/importing/checks'
import type { Check } from '@server/importing/import-file'
import type { DataKey } from '@server/database/data-key'
import { allSlots, type MachineFile } from './machine-file'
import { bySlot, lockSlots, slotIn } from './known-slots'

type MachineCheck = Check<MachineFile>

/** What a slot asks in points and what it asks in gold, where it asks for either. */
const coinWays = ({ points, gold }: MachineFile['goods'][string]) =>
  [{ points }, { gold }].filter((way) => Object.values(way).some((amount) => amount > 0))

const onceEach: MachineCheck = (_db, { content, problem }) => [
  ...repeated(
    content.machines.map(({ number }, at) => ({ thing: number, at: ['machines', at, 'number'] })),
    problem,
  ),
  ...content.machines.flatMap(({ slots = [] }, nth) =>
    repeated(
      slots.map(({ no }, at) => ({ thing: no, at: ['machines', nth, 'slots', at, 'no'] })),
      problem,
    ),
  ),
]

const goodsOfSlots: MachineCheck = (_db, { content, problem }) => [
  ...missingPictures(
    Object.entries(content.goods).map(([key, { picture }]) => ({
      thing: picture,
      at: ['goods', key, 'picture'],
    })),
    problem,
  ),
  ...unknown(
    allSlots(content).map(({ thing, at }) => ({ thing: thing.slot.goods, at: [...at, 'goods'] })),
    new Set(Object.keys(content.goods)),
    { problem, words: (thing) => `文件的 goods 里没有 ${thing}` },
  ),
  ...Object.entries(content.goods).flatMap(([key, { points, gold, money }]) =>
    points + gold + money > 0 ? [] : [problem(['goods', key], 'points、gold 和 money 至少写一个')],
  ),
  ...Object.entries(content.goods).flatMap(([key, goods]) =>
    offRate(coinWays(goods)).map((words) => problem(['goods', key, 'gold'], words)),
  ),
]

const operators =
  (key: DataKey): MachineCheck =>
  async (db, { content, problem }) => {
    const staff = await staffOf({ db, key })
    const known = new Set(
      staff.filter(({ roles }) => roles.includes('operator')).map(({ phone }) => phone),
    )
    return unknown(
      content.machines.map(({ operator: thing }, at) => ({
        thing,
        at: ['machines', at, 'operator'],
      })),
      known,
      {
        problem,
        words: (thing) => `${thing} 不是运营人员：请先登录一次，再用 npm run staff 加上 operator`,
      },
    )
  }

/** Held still until the import is written: what people have bought has to come out. */
const slotStock: MachineCheck = async (db, { content, problem }) => {
  const known = bySlot(
    await lockSlots(
      db,
      content.machines.map(({ number }) => number),
    ),
  )
  return allSlots(content).flatMap(({ thing, at }) => {
    const { stock, capacity, goods } = thing.slot
    const before = slotIn(known, thing)
    const held = before?.held ?? 0
    const lies = stock ?? (before ? before.stock + held : 0)
    if (lies > capacity)
      return [
        problem([...at, stock === undefined ? 'capacity' : 'stock'], `里面有 ${lies} 件，放不下`),
      ]
    if (lies < held) return [problem([...at, 'stock'], `有 ${held} 件已经卖出还没出货，不能更少`)]
    return held > 0 && content.goods[goods] && content.goods[goods].title !== before?.title
      ? [problem([...at, 'goods'], `有 ${held} 件${before?.title}已经卖出还没出货，请稍后再换货`)]
      : []
  })
}

const slotsGone: MachineCheck = async (db, { content, problem }) => {
  const known = await lockSlots(
    db,
    content.machines.map(({ number }) => number),
  )
  return content.machines.flatMap(({ number, slots }, nth) =>
    known
      .filter(({ machineSn, held }) => slots && machineSn === number && held > 0)
      .filter(({ slotNo }) => !slots!.some(({ no }) => no === slotNo))
      .map(({ slotNo, held }) =>
        problem(
          ['machines', nth, 'slots'],
          `货道 ${slotNo} 有 ${held} 件已经卖出还没出货，不能去掉`,
        ),
      ),
  )
}

/** What a file says of machines has to be so; the key opens phones. */
export const machineChecks = (key: DataKey) => [
  onceEach,
  goodsOfSlots,
  operators(key),
  slotStock,
  slotsGone,
]
