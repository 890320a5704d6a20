import { eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { dropKind } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'
import { endWatchesOver } from './watches/end-all'
import { beginGuard, endGuard } from './guards'
import { newPerson, type Whose } from './person'
import { aboutPerson, sealHealth } from './sealed'
import { healthPeople, healthPlanners, healthTonguePeople } from './tables'

type Consent = Out<'/tp5/api/ExchangeShop/HealthReport/home'>['consents'][number]
export type HealthPurpose = Consent['purpose']

interface Purpose {
  /** Told by itself and agreed to by itself, version by version. */
  agreement: Consent['agreement']
  /** What it is of no use without: it ends with it. */
  needs?: HealthPurpose
  /** What is deleted when it is taken back, in words. */
  covers: string
  /** What is there from the first yes on; nothing where there is something already. */
  begin: (tx: Db, whose: Whose, now: Date) => Promise<unknown>
  /** Deletes what it covered. */
  end: (tx: Db, userId: string, now: Date) => Promise<unknown>
}

/** What health data is used for, each by a consent of its own. */
export const purposes: Readonly<Record<HealthPurpose, Purpose>> = {
  record: {
    agreement: 'healthRecord',
    covers:
      '全部健康记录和心跳散点图，连同出生年份、身高、守护提醒、问卷，以及给家人看的许可和谁看过的记录',
    begin: (tx, { userId, key }, since) =>
      tx
        .insert(healthPeople)
        .values({ userId, sealed: sealHealth(key, newPerson, aboutPerson(userId)), since })
        .onConflictDoNothing(),
    // the person first, as all lock: the days and the heartbeats go with them, and nobody looks at
    // what is not there
    end: async (tx, userId, now) => {
      await tx.delete(healthPeople).where(eq(healthPeople.userId, userId))
      await endWatchesOver(tx, userId)
      await dropKind(tx, { userId, kind: 'health' }, now)
    },
  },
  tongue: {
    agreement: 'healthTongue',
    covers: '全部舌象照片和它们的结果',
    begin: (tx, { userId }, since) =>
      tx.insert(healthTonguePeople).values({ userId, since }).onConflictDoNothing(),
    // what was said of the photographs goes with the person
    end: async (tx, userId, now) => {
      await tx.delete(healthTonguePeople).where(eq(healthTonguePeople.userId, userId))
      await dropKind(tx, { userId, kind: 'tongue' }, now)
    },
  },
  plan: {
    agreement: 'healthPlan',
    covers: '全部健康计划和打卡',
    begin: (tx, { userId }, since) =>
      tx.insert(healthPlanners).values({ userId, since }).onConflictDoNothing(),
    // the plans go with whoever does them
    end: (tx, userId) => tx.delete(healthPlanners).where(eq(healthPlanners.userId, userId)),
  },
  guard: {
    agreement: 'healthGuard',
    needs: 'record',
    covers: '全部守护提醒和问卷',
    begin: beginGuard,
    end: endGuard,
  },
  family: {
    agreement: 'healthFamily',
    covers: '所有家人看您健康记录的许可，连同谁看过的记录',
    begin: () => Promise.resolve(),
    end: endWatchesOver,
  },
}

export const purposeNames = Object.keys(purposes) as HealthPurpose[]
