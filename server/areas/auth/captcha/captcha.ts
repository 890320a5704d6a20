import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { keyedHash } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { uuidv7 } from '@server/database/uuid'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { after, captchaRules } from '../rules'
import { captchas } from '../tables'
import { type CaptchaKind, makers } from './makers'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>

/** What others know of captchas is this and `solveCaptcha`: a provider's could stand behind the same two. */
export async function offerCaptcha(
  { db, config, now }: Surroundings,
  kind: CaptchaKind = 'picture',
) {
  const captchaId = uuidv7(now.getTime())
  const { answer, ...puzzle } = await makers[kind].make()
  await db.insert(captchas).values({
    captchaId,
    kind,
    answerHash: hashAnswer(config, captchaId, answer),
    expiresAt: after(now, captchaRules.lastsSeconds),
  })
  if (config.outboxShown) await showAnswer(db, captchaId, answer)
  return { captchaId, kind, ...puzzle }
}

const hashAnswer = ({ dataKey }: Surroundings['config'], captchaId: string, answer: string) =>
  keyedHash(dataKey, 'captcha', `${captchaId} ${answer}`)

async function showAnswer(db: Db, captchaId: string, answer: string) {
  await db
    .insert(outbox)
    .values({ messageId: uuidv7(), kind: 'captcha', recipient: captchaId, content: answer })
}

/** Each try counts whatever becomes of the call; the right answer uses the captcha up. Gives its kind. */
export async function solveCaptcha(
  { db, config, now, apart }: Surroundings & Pick<Context, 'apart'>,
  captchaId: string,
  answer: string,
): Promise<CaptchaKind> {
  const [tried] = await apart((tx) =>
    tx
      .update(captchas)
      .set({ attempts: sql`${captchas.attempts} + 1` })
      .where(
        and(
          eq(captchas.captchaId, captchaId),
          gt(captchas.expiresAt, now),
          lt(captchas.attempts, captchaRules.attempts),
        ),
      )
      .returning({ answerHash: captchas.answerHash, kind: captchas.kind }),
  )
  if (tried?.answerHash !== hashAnswer(config, captchaId, answer)) throw new Refusal('captchaWrong')
  const used = await db
    .delete(captchas)
    .where(eq(captchas.captchaId, captchaId))
    .returning({ captchaId: captchas.captchaId })
  if (used.length === 0) throw new Refusal('captchaWrong')
  return tried.kind
}
