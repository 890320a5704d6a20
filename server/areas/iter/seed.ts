import type { Db } from '@server/database/database'
import { demo, type SeedContext } from '@server/database/demo'
import { iterMachines, iterSlots } from './tables'

interface DemoMachine {
  sn: string
  name: string
  village: string
  temperature: number | null
  /** Slots by number where they differ from the usual: how many are left, or that one is stuck. */
  slots?: Record<string, number | 'stuck'>
  /** Minutes since the last heartbeat, for a machine that has stopped. */
  silentFor?: number | 'never'
}

const mine: DemoMachine[] = [
  {
    sn: 'LJ-0107',
    name: '东苑南门 01',
    village: '清溪村·东苑',
    temperature: 42,
    slots: { A3: 1, A5: 0, B3: 1, C2: 'stuck', C4: 1 },
  },
  { sn: 'LJ-0108', name: '东苑北门 02', village: '清溪村·东苑', temperature: 39 },
  {
    sn: 'LJ-0112',
    name: '东苑驿站 03',
    village: '清溪村·东苑',
    temperature: 40,
    slots: { A1: 2, B5: 1 },
  },
  { sn: 'LJ-0118', name: '村卫生室 01', village: '清溪村·西苑', temperature: 39 },
  {
    sn: 'LJ-0121',
    name: '西苑广场 02',
    village: '清溪村·西苑',
    temperature: 51,
    slots: { B1: 'stuck', B2: 'stuck' },
  },
  { sn: 'LJ-0125', name: '西苑小学 03', village: '清溪村·西苑', temperature: 41 },
  {
    sn: 'LJ-0132',
    name: '柳湾广场 01',
    village: '柳湾村·北里',
    temperature: 46,
    silentFor: 18,
    slots: { A2: 0 },
  },
  { sn: 'LJ-0133', name: '柳湾公交站 02', village: '柳湾村·北里', temperature: 38 },
  { sn: 'LJ-0136', name: '柳湾球场 03', village: '柳湾村·北里', temperature: 37, slots: { A4: 0 } },
  {
    sn: 'LJ-0139',
    name: '柳湾新村 04',
    village: '柳湾村·北里',
    temperature: null,
    silentFor: 'never',
  },
  { sn: 'LJ-0140', name: '村委会大厅 01', village: '清溪村·东苑', temperature: 40 },
  { sn: 'LJ-0141', name: '老年食堂 01', village: '清溪村·西苑', temperature: 43, slots: { C5: 0 } },
]

const others: DemoMachine[] = [
  { sn: 'LJ-0201', name: '梅坞村口 01', village: '梅坞村', temperature: 40 },
  { sn: 'LJ-0202', name: '梅坞茶场 02', village: '梅坞村', temperature: 44, slots: { B4: 1 } },
  { sn: 'LJ-0203', name: '梅坞车站 03', village: '梅坞村', temperature: 39, silentFor: 240 },
]

/** Three rows of five: what stands where, how many fit, how many a full round leaves. */
const planogram: [slot: string, title: string, image: string, capacity: number, stock: number][] = [
  ['A1', '山泉水 550ml', 'drink', 8, 7],
  ['A2', '山泉水 550ml', 'drink', 8, 5],
  ['A3', '山楂汽水 330ml', 'can', 8, 6],
  ['A4', '山楂汽水 330ml', 'can', 8, 6],
  ['A5', '纯牛奶 250ml', 'milk', 6, 4],
  ['B1', '烘焙薯片 70g', 'snack', 6, 4],
  ['B2', '烘焙薯片 70g', 'snack', 6, 6],
  ['B3', '龙井茶 小罐', 'tea', 6, 5],
  ['B4', '灰枣 小袋', 'dates', 8, 5],
  ['B5', '脐橙 单只', 'orange', 8, 8],
  ['C1', '抽纸 单包', 'tissue', 4, 3],
  ['C2', '晴雨伞', 'umbrella', 3, 2],
  ['C3', '土鸡蛋 6 枚', 'eggs', 4, 2],
  ['C4', '红富士 单只', 'apple', 4, 3],
  ['C5', '保温杯 500ml', 'thermos', 3, 3],
]

export async function seedIter(db: Db, { now }: SeedContext) {
  for (const machine of mine) await plant(db, demo.operator.userId, machine, now)
  for (const machine of others) await plant(db, demo.otherOperator.userId, machine, now)
}

async function plant(db: Db, operatorId: string, machine: DemoMachine, now: Date) {
  const { sn, name, village, temperature, silentFor, slots = {} } = machine
  const minutes = silentFor ?? 0
  const [row] = await db
    .insert(iterMachines)
    .values({
      operatorId,
      machineSn: sn,
      name,
      village,
      temperatureTenths: temperature,
      lastSeenAt: minutes === 'never' ? null : new Date(now.getTime() - minutes * 60_000),
      simulated: silentFor === undefined,
    })
    .returning({ machineId: iterMachines.machineId })
  await db.insert(iterSlots).values(
    planogram.map(([slotNo, title, image, capacity, usual]) => {
      const special = slots[slotNo]
      return {
        machineId: row!.machineId,
        slotNo,
        title,
        image: `/static/goods/${image}.svg`,
        capacity,
        stock: typeof special === 'number' ? special : usual,
        stuck: special === 'stuck',
      }
    }),
  )
}
