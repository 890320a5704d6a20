import type { UpkeepKind } from '@contract/maintenance/upkeep'
import { finishWork } from '../performance/works'
import { maintenanceRecords } from '../tables'
import { dueAfter } from '../upkeep/due'
import { upkeepRules } from '../upkeep/kinds'
import { type DemoStage, idOf } from './stage'

interface Round {
  machineSn: string
  who: 'first' | 'second' | 'third'
  kind: UpkeepKind
  /** Days ago, the longest first. */
  days: readonly number[]
  note: string
}

const rounds: readonly Round[] = [
  {
    ...{ machineSn: 'LJ-0107', who: 'first', kind: 'clean' },
    days: [97, 83, 69, 53, 40, 27, 13, 1],
    note: '玻璃、取货口擦过，没有异味',
  },
  {
    ...{ machineSn: 'LJ-0107', who: 'first', kind: 'check' },
    days: [92, 61, 33, 5],
    note: '插座、锁、屏幕都正常',
  },
  {
    ...{ machineSn: 'LJ-0107', who: 'first', kind: 'dust' },
    days: [88, 4],
    note: '冷凝器吸尘，排风顺畅',
  },
  {
    ...{ machineSn: 'LJ-0108', who: 'first', kind: 'clean' },
    days: [76, 62, 44, 30, 17, 3],
    note: '门把手消毒，地面拖过',
  },
  { ...{ machineSn: 'LJ-0112', who: 'first', kind: 'check' }, days: [70, 39, 9], note: '一切正常' },
  {
    ...{ machineSn: 'LJ-0118', who: 'third', kind: 'clean' },
    days: [46, 32, 18, 4],
    note: '候诊区人多，多擦了一遍',
  },
  {
    ...{ machineSn: 'LJ-0201', who: 'second', kind: 'clean' },
    days: [51, 36, 22, 8],
    note: '村口灰大，滤网也洗了',
  },
  { ...{ machineSn: 'LJ-0132', who: 'second', kind: 'check' }, days: [64, 33, 2], note: '正常' },
]

/** Some months of rounds, most of them in time. */
export async function seedRecords({ db, ago, people, machineId: idOfMachine }: DemoStage) {
  for (const { machineSn, who, kind, days, note } of rounds) {
    const machineId = await idOfMachine(machineSn)
    const userId = people[who]
    let last: Date | null = null
    for (const day of days) {
      const doneAt = ago(day, 3)
      const [row] = await db
        .insert(maintenanceRecords)
        .values({
          ...{ userId, workId: idOf(`${machineSn} ${kind} ${day}`), machineId, kind, note },
          ...{ doneAt, notedAt: doneAt },
        })
        .returning({ recordId: maintenanceRecords.recordId })
      await finishWork(db, {
        ...{ userId, kind: 'maintain', subject: String(row!.recordId), machineId },
        title: upkeepRules[kind].title,
        ...{ dueAt: dueAfter(kind, last), doneAt },
      })
      last = doneAt
    }
  }
}
