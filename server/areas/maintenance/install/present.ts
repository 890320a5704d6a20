import type { Out } from '@contract/api'
import { nicknamesOf } from '@server/areas/auth/auth'
import type { Looking } from '@server/areas/upload/upload'
import { replyTime } from '@server/calendar'
import { type Mine, presentPlace } from '../my-machine'
import { picturesOf } from '../pictures'
import { auditsOf, type DoneStep, type findInstall, type Install, stepsOf } from './find'
import { kinds, states } from './states'
import { installSteps, nextStep } from './steps'

type Shown = Out<'/tp5/api/OperationInstall/detail'>
type Found = Awaited<ReturnType<typeof findInstall>>

interface Row extends Found {
  done: number
  installer: string
}

export const flag = (is: boolean) => (is ? (1 as const) : (0 as const))

const isLate = ({ state, dueAt, submittedAt }: Install, now: Date) =>
  state !== 'live' && (submittedAt ?? now) > dueAt

export const presentRow = ({ install, machine, done, installer }: Row, { user, now }: Mine) => ({
  ...presentPlace(machine),
  install_id: install.installId,
  kind: install.kind,
  kind_text: kinds[install.kind].text,
  state: install.state,
  state_text: states.of(install.state).text,
  due_at: replyTime(install.dueAt),
  late: flag(isLate(install, now)),
  done,
  steps: installSteps.length,
  installer,
  mine: flag(install.installerId === user.userId),
})

export async function presentInstall(asking: Mine & Looking, found: Found): Promise<Shown> {
  const { install, machine } = found
  const { db } = asking
  const steps = await stepsOf(db, install.installId)
  const audits = await auditsOf(db, install.installId)
  const pictures = await picturesOf(asking, steps)
  const people = [install.installerId, ...audits.map(({ auditorId }) => auditorId)]
  const names = await nicknamesOf(
    db,
    people.flatMap((one) => one ?? []),
  )
  const valid = new Map(steps.filter((one) => !one.void).map((one) => [one.step, one]))
  const installer = (install.installerId && names.get(install.installerId)) || ''
  const next = states.of(install.state).working && nextStep(new Set(valid.keys()))
  const redone = (key: string, done: DoneStep | undefined) =>
    !done && steps.some((one) => one.step === key)
  return {
    ...presentRow({ ...found, done: valid.size, installer }, asking),
    latitude: machine.latitude,
    longitude: machine.longitude,
    note: install.note,
    next: next ? next.key : '',
    list: installSteps.map(({ key, ...rule }) => {
      const done = valid.get(key)
      return {
        step: key,
        ...rule,
        done_at: done ? replyTime(done.doneAt) : null,
        value: done?.reading ?? null,
        note: done?.note ?? '',
        pictures: pictures(done?.pictureIds ?? []),
        redo: flag(redone(key, done)),
      }
    }),
    audits: audits.map(({ passed, reason, auditorId, auditedAt, redo }) => ({
      passed: flag(passed),
      reason,
      by: (auditorId && names.get(auditorId)) || '邻集',
      at: replyTime(auditedAt),
      redo: installSteps.filter(({ key }) => redo.includes(key)).map(({ title }) => title),
    })),
  }
}
