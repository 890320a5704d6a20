import type { FaultAction, FaultKind, FaultSource, FaultState } from '@contract/maintenance/fault'
import { demo } from '@server/database/demo'
import { faultRules } from '../fault/kinds'
import { whatIsWrong } from '../fault/report'
import { finishWork } from '../performance/works'
import { faultActs, faultReports, machineFaults } from '../tables'
import { type DemoStage, idOf } from './stage'

type Who = 'first' | 'second' | 'third'

interface Told {
  machineSn: string
  slotNo?: string
  kind: FaultKind
  source: FaultSource
  words: string
  /** Hours ago. */
  since: number
  state: FaultState
  /** What was done, so many hours after it was wrong. */
  done: readonly {
    who: Who | 'neighbour'
    action: FaultAction
    hours: number
    words: string
    parts?: string
  }[]
}

const accept = (who: Who, hours = 1) => ({ who, action: 'accept' as const, hours, words: '' })
const mended = (who: Who, hours: number, words: string, parts = '') => ({
  ...{ who, action: 'repair' as const, hours, words, parts },
})

const faults: readonly Told[] = [
  {
    ...{ machineSn: 'LJ-0108', slotNo: 'A2', kind: 'nothing', source: 'neighbour' },
    ...{ words: '付了钱没掉下来，后来自动退了', since: 3, state: 'open', done: [] },
  },
  {
    ...{ machineSn: 'LJ-0140', kind: 'screen', source: 'staff', words: '扫码头要凑很近才认' },
    ...{ since: 26, state: 'open', done: [] },
  },
  {
    ...{ machineSn: 'LJ-0211', kind: 'warm', source: 'neighbour', words: '饮料不冰，摸着是温的' },
    ...{ since: 5, state: 'accepted', done: [accept('first')] },
  },
  {
    ...{ machineSn: 'LJ-0118', kind: 'broken', source: 'staff', words: '取货口的挡板断了一截' },
    ...{ since: 40, state: 'waiting' },
    done: [
      accept('first', 2),
      {
        who: 'first',
        action: 'wait',
        hours: 5,
        words: '订了挡板，后天到',
        parts: '取货口挡板 1 块',
      },
    ],
  },
  {
    ...{ machineSn: 'LJ-0107', slotNo: 'A1', kind: 'nothing', source: 'neighbour' },
    ...{ words: '水卡在里面', since: 30, state: 'repaired' },
    done: [
      accept('first'),
      mended('first', 3, '弹簧松了，换了一根，试转 5 次都好', '货道弹簧 1 根'),
    ],
  },
  {
    ...{ machineSn: 'LJ-0223', kind: 'offline', source: 'machine', words: '30 分钟没有心跳' },
    ...{ since: 20 * 24, state: 'confirmed' },
    done: [
      accept('first'),
      mended('first', 3, '路由器断电，插头换了位置'),
      { who: 'neighbour', action: 'confirm', hours: 6, words: '' },
    ],
  },
  {
    ...{ machineSn: 'LJ-0212', kind: 'power', source: 'neighbour', words: '整台没亮' },
    ...{ since: 35 * 24, state: 'repaired' },
    done: [accept('first', 3), mended('first', 7, '地库跳闸，物业合上后正常')],
  },
  {
    ...{ machineSn: 'LJ-0121', kind: 'other', source: 'neighbour', words: '机器有嗡嗡声' },
    ...{ since: 12 * 24, state: 'dismissed' },
    done: [{ who: 'third', action: 'dismiss', hours: 20, words: '压缩机正常启停的声音' }],
  },
  {
    ...{ machineSn: 'LJ-0201', kind: 'screen', source: 'neighbour', words: '屏幕花了一半' },
    ...{ since: 8, state: 'open', done: [] },
  },
]

/** What is wrong with machines of the demo, in each state. */
export async function seedFaults(stage: DemoStage) {
  for (const told of faults) await seedFault(stage, told)
}

async function seedFault({ db, ago, people, machineId: idOfMachine }: DemoStage, told: Told) {
  const { machineSn, slotNo = '', kind, source, words, since, state, done } = told
  const machineId = await idOfMachine(machineSn)
  const openedAt = ago(0, since)
  const at = (hours: number) => new Date(openedAt.getTime() + hours * 3600_000)
  const dueAt = at(faultRules[kind].hours)
  const repair = done.find(({ action }) => action === 'repair')
  const mender = done.find((one) => one.action === 'accept')?.who
  const [fault] = await db
    .insert(machineFaults)
    .values({
      ...{ machineId, slotNo, kind, state, words, openedAt, dueAt },
      menderId: mender && mender !== 'neighbour' ? people[mender] : null,
      repairedAt: repair ? at(repair.hours) : null,
      movedAt: at(done.at(-1)?.hours ?? 0),
    })
    .returning()
  const { faultId } = fault!
  const witness = source === 'staff' ? demo.operator.userId : demo.consumer.userId
  await db.insert(faultReports).values({
    ...{ faultId, source, words, reportedAt: openedAt },
    ...(source !== 'machine' && { userId: witness, workId: idOf(`${machineSn} ${kind} said`) }),
  })
  for (const { who, action, hours, parts = '', words: said } of done) {
    const userId = who === 'neighbour' ? demo.operator.userId : people[who]
    await db.insert(faultActs).values({
      ...{ userId, workId: idOf(`${machineSn} ${kind} ${action}`), faultId, action, parts },
      ...{ words: said, doneAt: at(hours), notedAt: at(hours) },
    })
    if (action === 'repair')
      await finishWork(db, {
        ...{ userId, kind: 'repair', subject: `${faultId} 0`, machineId },
        ...{ title: whatIsWrong(slotNo, kind), dueAt, doneAt: at(hours) },
      })
  }
}
