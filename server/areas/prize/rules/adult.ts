import { acceptedAt, agreementInForce, say } from '@server/areas/agreement/agreement'
import { identityOf } from '@server/areas/identity/identity'
import { type Definition, hasStep, isDrawn } from '@server/areas/programme/programme'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { NotMeant } from './audience'

const statement = 'adult'

interface Asking {
  db: Db
  userId: string
  now: Date
}

/** What is paid for is drawn by adults alone, whose identity cards say so. */
const needsProof = (definition: Definition) => isDrawn(definition) && hasStep(definition, 'pay')

/** Who draws for nothing says that they are of age, once. */
const needsStatement = (definition: Definition) =>
  isDrawn(definition) && !hasStep(definition, 'pay')

const remedies = {
  none: { text: '去实名认证', words: undefined },
  refused: { text: '去实名认证', words: undefined },
  waiting: { text: '看审核进度', words: '您的实名认证正在审核，通过后就能参加付费抽取' },
} as const

/** Nobody under eighteen is verified, so who is verified is of age. */
export async function ageUnproved(
  definition: Definition,
  { db, userId }: Omit<Asking, 'now'>,
): Promise<Refusal | null> {
  if (!needsProof(definition)) return null
  const state = await identityOf(db, userId)
  if (state === 'approved') return null
  const { text, words } = remedies[state]
  return new NotMeant(words, { text, link: '/exchangeShop/authentication' }, 'adultNeeded')
}

/** The version of the statement of age that somebody has not made yet; empty where they have. */
export async function adultOwed({ db, userId, now }: Asking): Promise<string> {
  const said = await acceptedAt(db, userId, statement, now)
  return said ? '' : agreementInForce(statement, now).version
}

/** Keeps what somebody says of their age, or refuses who says nothing. */
export async function sayAdult(asking: Asking, version: string | undefined): Promise<void> {
  const owed = await adultOwed(asking)
  if (owed === '') return
  if (version !== owed) throw new Refusal('ageNeeded')
  const { db, userId, now } = asking
  await say(db, { userId, agreement: statement, said: 'accepted', now })
}

/** The same of a game that may not ask for it. */
export const ageUnsaid = async (definition: Definition, asking: Asking): Promise<string> =>
  needsStatement(definition) ? adultOwed(asking) : ''

export async function stateAge(
  definition: Definition,
  asking: Asking,
  version: string | undefined,
): Promise<void> {
  if (needsStatement(definition)) await sayAdult(asking, version)
}
