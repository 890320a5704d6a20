import { businessDay } from '@server/calendar'
import type { AgreementKey, Document } from './document'
import { delayNotice } from './documents/delay'
import { privacyPolicy } from './documents/privacy'
import { questionnairePrivacy } from './documents/questionnaire'
import { renamingAnnouncement } from './documents/renaming'
import { liabilityStatement } from './documents/responsibility'
import { userAgreement } from './documents/user'

/** Every version stays here, newest first: people have agreed to one of them. */
const versions: Record<AgreementKey, readonly [Document, ...Document[]]> = {
  user: [userAgreement],
  privacy: [privacyPolicy],
  responsibility: [liabilityStatement],
  questionnaire: [questionnairePrivacy],
  delay: [delayNotice],
  renaming: [renamingAnnouncement],
}

/** The newest version whose day has come. */
export function agreementInForce(key: AgreementKey, now: Date): Document {
  const today = businessDay(now)
  const [newest] = versions[key]
  return versions[key].find((document) => document.effectiveAt <= today) ?? newest
}
