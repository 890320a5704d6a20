import type { InstallState } from '@contract/maintenance/install'
import { finishWork } from '../performance/works'
import { installAudits, installs, installSteps as rows } from '../tables'
import { installSteps } from '../install/steps'
import { type DemoStage, idOf } from './stage'

interface Planned {
  machineSn: string
  state: InstallState
  /** Null before somebody has set off. */
  who: 'first' | 'second' | 'third' | null
  /** So many steps are done. */
  done: number
  /** Days from now until when it should stand. */
  due: number
  note: string
  /** Who looked at it, and what they said; nothing where it is good. */
  audit?: { who: 'first' | 'second' | 'third'; reason: string }
}

const all = installSteps.length

const plans: readonly Planned[] = [
  {
    ...{ machineSn: 'LJ-0112', state: 'planned', who: null, done: 0, due: 2 },
    note: '驿站 9 点开门，找站长领钥匙',
  },
  {
    ...{ machineSn: 'LJ-0214', state: 'planned', who: null, done: 0, due: 4 },
    note: '洗衣房潮，带防潮垫',
  },
  {
    ...{ machineSn: 'LJ-0213', state: 'underway', who: 'first', done: 1, due: 1 },
    note: '接送时段不要搬机器',
  },
  {
    ...{ machineSn: 'LJ-0141', state: 'installing', who: 'first', done: 4, due: 1 },
    note: '食堂中午人多，下午再试机',
  },
  {
    ...{ machineSn: 'LJ-0121', state: 'auditing', who: 'first', done: all, due: 1 },
    note: '风雨廊要接地线',
  },
  {
    ...{ machineSn: 'LJ-0125', state: 'auditing', who: 'third', done: all, due: 2 },
    note: '放学前装完',
  },
  {
    ...{ machineSn: 'LJ-0221', state: 'returned', who: 'first', done: 6, due: 1 },
    note: '市场下午四点收摊',
    audit: { who: 'third', reason: '机身编号贴歪了，温度照片看不清，请重拍' },
  },
  {
    ...{ machineSn: 'LJ-0118', state: 'live', who: 'first', done: all, due: -20 },
    note: '',
    audit: { who: 'third', reason: '' },
  },
  {
    ...{ machineSn: 'LJ-0222', state: 'live', who: 'third', done: all, due: -48 },
    note: '',
    audit: { who: 'first', reason: '' },
  },
  {
    ...{ machineSn: 'LJ-0203', state: 'live', who: 'second', done: all, due: -33 },
    note: '',
    audit: { who: 'third', reason: '' },
  },
]

const readings: Readonly<Record<string, number>> = { power: 224, network: -78, cold: 4 }
const redo = ['cold', 'label']

/** A machine gives way to another in each state; nothing of what is sold there changes by it. */
export async function seedInstalls(stage: DemoStage) {
  for (const plan of plans) await seedInstall(stage, plan)
}

async function seedInstall({ db, ago, people, machineId: idOfMachine }: DemoStage, plan: Planned) {
  const { machineSn, state, who, done, due, note, audit } = plan
  const machineId = await idOfMachine(machineSn)
  const installerId = who && people[who]
  const dueAt = ago(-due)
  const submitted = state === 'auditing' || audit !== undefined
  const begun = state === 'live' ? ago(1 - due, 6) : ago(0, 8)
  const submittedAt = submitted ? new Date(begun.getTime() + 4 * 3600_000) : null
  const auditedAt = submittedAt && new Date(submittedAt.getTime() + 2 * 3600_000)
  const [row] = await db
    .insert(installs)
    .values({
      ...{ machineId, kind: 'replace', state, note, dueAt, installerId, submittedAt },
      plannedAt: ago(Math.max(0, -due) + 6),
      liveAt: state === 'live' ? auditedAt : null,
    })
    .returning()
  const { installId } = row!
  if (!installerId) return
  const steps = audit?.reason ? all : done
  for (const [nth, { key }] of installSteps.slice(0, steps).entries()) {
    const doneAt = new Date(begun.getTime() + nth * 30 * 60_000)
    await db.insert(rows).values({
      ...{ userId: installerId, workId: idOf(`${machineSn} ${key}`), installId, step: key },
      ...{ reading: readings[key] ?? null, doneAt, notedAt: doneAt },
      void: audit?.reason ? redo.includes(key) : false,
    })
  }
  if (submittedAt)
    await finishWork(db, {
      ...{ userId: installerId, kind: 'install', subject: String(installId), machineId },
      ...{ title: '换机', dueAt, doneAt: submittedAt },
    })
  if (!audit || !submittedAt || !auditedAt) return
  const auditorId = people[audit.who]
  const [decided] = await db
    .insert(installAudits)
    .values({
      ...{ installId, auditorId, passed: audit.reason === '', reason: audit.reason, auditedAt },
      redo: audit.reason ? redo : [],
    })
    .returning()
  await finishWork(db, {
    ...{ userId: auditorId, kind: 'audit', subject: String(decided!.auditId), machineId },
    ...{
      title: '验收换机',
      dueAt: new Date(submittedAt.getTime() + 86_400_000),
      doneAt: auditedAt,
    },
  })
}
