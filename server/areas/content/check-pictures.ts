import { and, eq, lte, ne } from 'drizzle-orm'
import { findUpload, type FoundUpload } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'
import type { WorldContext } from '@server/jobs/job'
import type { WorldSweep } from '@server/jobs/sweep'
import type { PictureJudged } from '@server/providers/wechat/check-picture'
import type { House } from '../area'
import { orUnchecked, writerOf } from './judge'
import { askedAgainAt } from './patience'
import { isPicture, type PictureCheck, settle } from './picture-checks'
import { type PictureKind, pictureKinds } from './picture-kinds'
import { pictureChecks } from './tables'

type Surroundings = Pick<WorldContext, 'database' | 'providers' | 'now'> & Pick<House, 'config'>

/** WeChat says within half an hour what it found; what it has not said by then it is asked again. */
const answerMs = 3600_000
const mostAsks = 3

const isOpen = ne(pictureChecks.state, 'doubtful')

/** Shows pictures to WeChat; what it found arrives by a push. */
export const checkPictures = ({ config }: House): WorldSweep<typeof pictureChecks> => ({
  name: 'content: have pictures judged',
  every: 15,
  lane: 'wechat',
  table: pictureChecks,
  keys: ['uploadId'],
  due: (now) => and(isOpen, lte(pictureChecks.checkAt, now)),
  order: pictureChecks.checkAt,
  work: (context, check) => checkOne({ ...context, config }, check),
})

async function checkOne(around: Surroundings, check: PictureCheck) {
  const { database, config, now } = around
  const upload = await findUpload({ db: database.db, config, now }, check.uploadId)
  if (!upload) return
  const judged = check.asks < mostAsks ? await ask(around, check, upload) : 'unchecked'
  await database.transaction((tx) => note(tx, { check, judged, kind: upload.kind, now }))
}

async function ask(
  { database, config, providers }: Surroundings,
  { userId }: PictureCheck,
  { kind, address, type }: FoundUpload,
): Promise<PictureJudged | 'unchecked'> {
  const openid = await writerOf({ db: database.db, config, providers }, userId)
  const { scene } = pictureKinds[kind as PictureKind]
  return orUnchecked(() => providers.wechat.checkPicture({ openid, scene, address, type }))
}

interface Noted {
  check: PictureCheck
  judged: PictureJudged | 'unchecked'
  kind: FoundUpload['kind']
  now: Date
}

/** A push may have been faster. */
async function note(tx: Db, { check, judged, kind, now }: Noted): Promise<void> {
  const { uploadId } = check
  const [still] = await tx
    .select()
    .from(pictureChecks)
    .where(and(isPicture(uploadId), isOpen, eq(pictureChecks.checkAt, check.checkAt)))
    .for('update')
  if (!still) return
  const next = nextOf(check, judged, now)
  if (next) await tx.update(pictureChecks).set(next).where(isPicture(uploadId))
  else await settle(tx, uploadId, verdictOf(judged, kind), now)
}

/** What is waited for, if anything is. */
function nextOf({ asks, since }: PictureCheck, judged: Noted['judged'], now: Date) {
  if (judged === 'unchecked') {
    const checkAt = asks < mostAsks ? askedAgainAt(since, now) : null
    return checkAt && { checkAt }
  }
  if ('verdict' in judged) return null
  const checkAt = new Date(now.getTime() + answerMs)
  return { state: 'asked' as const, traceId: judged.traceId, asks: asks + 1, checkAt }
}

/** What nobody could judge is looked at by a person, who sees some kinds anyway. */
function verdictOf(judged: Noted['judged'], kind: Noted['kind']) {
  const verdict = judged !== 'unchecked' && 'verdict' in judged ? judged.verdict : 'review'
  const { seenByHouse } = pictureKinds[kind as PictureKind]
  return verdict === 'review' && seenByHouse ? 'pass' : verdict
}
