import { and, eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Mine } from '../my-machine'
import { finishWork } from '../performance/works'
import { keepPictures } from '../pictures'
import { installs, installSteps as rows } from '../tables'
import { doneInTime } from '../told-late'
import { type DoneStep, type Install, lockInstall, validSteps } from './find'
import { kinds, stateAfter, states } from './states'
import { installSteps, nextStep, stepNamed } from './steps'

type Told = Parsed<'/tp5/api/OperationInstall/add'>

/** Writes down once that a step was done; its first makes the work the caller's. */
export async function addStep(mine: Mine, told: Told): Promise<void> {
  const { db, user, now } = mine
  const { userId } = user
  const { install } = await lockInstall(mine, told.install_id)
  const { installId } = install
  const before = await workOf(db, userId, told.work_id)
  if (before) {
    if (before.installId !== installId || before.step !== told.step)
      throw new Refusal('nonceReused')
    return
  }
  const done = new Set((await validSteps(db, installId)).map(({ step }) => step))
  refuseOutOfTurn(install, told, { userId, done })
  refuseIncomplete(told)
  const doneAt = doneInTime(told.done_at, now)
  const { picture_ids: pictureIds = [], reading = null, note = '' } = told
  const written = await db
    .insert(rows)
    .values({
      ...{ userId, workId: told.work_id, installId, step: told.step },
      ...{ reading, note, pictureIds, doneAt, notedAt: now },
    })
    .onConflictDoNothing()
    .returning({ step: rows.step })
  if (written.length === 0) throw new Refusal('nonceReused')
  await keepPictures(db, { userId, pictureIds, usedBy: `install ${installId}`, now })
  done.add(told.step)
  await move(db, install, {
    userId,
    step: told.step,
    all: done.size === installSteps.length,
    doneAt,
  })
}

interface Moved {
  userId: string
  step: string
  all: boolean
  doneAt: Date
}

async function move(tx: Db, install: Install, { userId, step, all, doneAt }: Moved) {
  const { installId, machineId, state, kind, dueAt } = install
  const to = stateAfter(state, step, all)
  if (to !== state) states.check(state, to)
  await tx
    .update(installs)
    .set({ state: to, installerId: userId, ...(all && { submittedAt: doneAt }) })
    .where(eq(installs.installId, installId))
  if (!all) return
  // what is done again after an audit is the same piece of work
  await finishWork(tx, {
    ...{ userId, kind: 'install', subject: String(installId), machineId },
    title: kinds[kind].text,
    ...{ dueAt, doneAt },
  })
}

function refuseOutOfTurn(
  { state, installerId }: Install,
  { step }: Told,
  { userId, done }: { userId: string; done: ReadonlySet<string> },
): void {
  const rule = stepNamed(step)
  if (!rule) throw new Refusal('invalid', '没有这一步，请刷新后再做')
  if (!states.of(state).working)
    throw new Refusal('installMoved', `这次装机${states.of(state).text}，不用再做步骤`)
  if (installerId !== null && installerId !== userId)
    throw new Refusal('installMoved', '这次装机由别人在做')
  if (done.has(step)) throw new Refusal('installMoved', `${rule.title}已经做过了，请刷新后再看`)
  const next = nextStep(done)
  if (next && next.key !== step) throw new Refusal('installMoved', `请先做${next.title}`)
}

function refuseIncomplete({ step, picture_ids: pictures = [], reading }: Told): void {
  const rule = stepNamed(step)!
  if (pictures.length < rule.photos)
    throw new Refusal('invalid', `${rule.title}要 ${rule.photos} 张照片：${rule.shots}`)
  if (!rule.reading) return
  const { name, unit, least, most } = rule.reading
  if (reading === undefined) throw new Refusal('invalid', `请填写${name}`)
  if (reading < least || reading > most)
    throw new Refusal('invalid', `${name}应在 ${least} 到 ${most} ${unit} 之间，处理好再做下一步`)
}

async function workOf(tx: Db, userId: string, workId: string): Promise<DoneStep | undefined> {
  const [row] = await tx
    .select()
    .from(rows)
    .where(and(eq(rows.userId, userId), eq(rows.workId, workId)))
  return row
}
