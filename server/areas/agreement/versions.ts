import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { AgreementKey, Document } from './document'
import { adultStatement } from './documents/adult'
import { delayNotice } from './documents/delay'
import { healthFamilyNotice } from './documents/health-family'
import { healthGuardNotice } from './documents/health-guard'
import { healthPlanNotice } from './documents/health-plan'
import { healthRecordNotice } from './documents/health-record'
import { healthTongueNotice } from './documents/health-tongue'
import { identityNotice } from './documents/identity'
import { privacyPolicy1 } from './documents/privacy/v1'
import { privacyPolicy2 } from './documents/privacy/v2'
import { privacyPolicy2_1 } from './documents/privacy/v2-1'
import { privacyPolicy2_2 } from './documents/privacy/v2-2'
import { privacyPolicy2_3 } from './documents/privacy/v2-3'
import { privacyPolicy2_4 } from './documents/privacy/v2-4'
import { privacyPolicy2_5 } from './documents/privacy/v2-5'
import { questionnairePrivacy } from './documents/questionnaire'
import { renamingAnnouncement } from './documents/renaming'
import { merchantAgreement } from './documents/merchant'
import { liabilityStatement } from './documents/responsibility'
import { userAgreement1 } from './documents/user/v1'
import { userAgreement1_1 } from './documents/user/v1-1'

/** Every version stays here as it was published, newest first: people have agreed to one of them. */
export const versions: Record<AgreementKey, readonly [Document, ...Document[]]> = {
  user: [userAgreement1_1, userAgreement1],
  privacy: [
    privacyPolicy2_5,
    privacyPolicy2_4,
    privacyPolicy2_3,
    privacyPolicy2_2,
    privacyPolicy2_1,
    privacyPolicy2,
    privacyPolicy1,
  ],
  identity: [identityNotice],
  responsibility: [liabilityStatement],
  questionnaire: [questionnairePrivacy],
  delay: [delayNotice],
  renaming: [renamingAnnouncement],
  adult: [adultStatement],
  merchant: [merchantAgreement],
  healthRecord: [healthRecordNotice],
  healthPlan: [healthPlanNotice],
  healthGuard: [healthGuardNotice],
  healthTongue: [healthTongueNotice],
  healthFamily: [healthFamilyNotice],
}

/** The newest version whose day has come. */
export function agreementInForce(key: AgreementKey, now: Date): Document {
  const today = businessDay(now)
  const [newest] = versions[key]
  return versions[key].find((document) => document.effectiveAt <= today) ?? newest
}

/** One that was in force, is, or will be. */
export function agreementOf(key: AgreementKey, version: string): Document {
  const found = versions[key].find((document) => document.version === version)
  if (!found) throw new Refusal('notFound', '没有这个版本')
  return found
}

export const titleOf = (key: AgreementKey) => versions[key][0].title
