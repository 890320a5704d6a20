import { Refusal } from '@server/call/refusal'
import { consentedAt, type MeasureKey, type Surroundings } from '@server/areas/health/health'

/** Whose data it is has agreed that family may look, and says at what. */
export async function needShared(
  { db, user, now }: Pick<Surroundings, 'db' | 'user' | 'now'>,
  measures: readonly MeasureKey[] | undefined,
): Promise<MeasureKey[]> {
  for (const purpose of ['record', 'family'] as const)
    if (!(await consentedAt(db, user.userId, purpose, now)))
      throw new Refusal('healthConsentNeeded', needed[purpose])
  if (!measures || measures.length === 0) throw new Refusal('invalid', '请至少选一项给家人看')
  return [...measures]
}

const needed = {
  record: '请先到“我的健康”首页看过告知书并单独同意，有了记录再给家人看',
  family: '请先在“家人”页看过告知书并单独同意，再给家人看',
}
