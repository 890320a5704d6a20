import { eq } from 'drizzle-orm'
import { messageSubjects, messageWays } from '@contract/message'
import type { Out } from '@contract/api'
import type { SignedIn } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { grantsOf, sumOf } from './grants'
import { type Subject, templatesOf } from './kinds'
import { chosenAtFirst, messageRules, type Way } from './rules'
import { messageChoices } from './tables'

type Shown = Out<'/user/common/getMessage'>

export type Choices = Record<Subject, Record<Way, boolean>>

export async function choicesOf(db: Db, userId: string): Promise<Choices> {
  const rows = await db.select().from(messageChoices).where(eq(messageChoices.userId, userId))
  const made = (subject: Subject, way: Way) =>
    rows.find((row) => row.subject === subject && row.way === way)?.chosen
  const one = (subject: Subject) =>
    messageWays.map((way) => [way, made(subject, way) ?? chosenAtFirst[subject][way]] as const)
  return Object.fromEntries(
    messageSubjects.map((subject) => [subject, Object.fromEntries(one(subject))]),
  ) as Choices
}

interface Choice {
  userId: string
  subject: Subject
  way: Way
  chosen: boolean
}

/** One at a time, so that two phones of one person never undo each other's choice. */
export const choose = (tx: Db, choice: Choice) =>
  tx
    .insert(messageChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [messageChoices.userId, messageChoices.subject, messageChoices.way],
      set: { chosen: choice.chosen },
    })

type Whose = Pick<SignedIn, 'userId' | 'roles'>

const flag = (on: boolean) => (on ? (1 as const) : (0 as const))

/** Of work is told who has some. */
export async function presentChoices(db: Db, { userId, roles }: Whose): Promise<Shown> {
  const choices = await choicesOf(db, userId)
  const grants = await grantsOf(db, userId)
  return {
    list: messageSubjects
      .filter((subject) => subject !== 'work' || roles.length > 0)
      .map((subject) => ({
        subject,
        wechat: flag(choices[subject].wechat),
        sms: flag(choices[subject].sms),
        grants: sumOf(grants, templatesOf(subject)),
        templates: templatesOf(subject),
      })),
    sms_a_day: messageRules.smsADay,
  }
}
