import type { PhoneAnswer } from './phoneNumberButtonProps'

interface Told {
  code?: string
  errMsg?: string
}

/** WeChat's words for a person who closed its sheet, or did not agree to the privacy policy in it. */
const saidNo = /deny|denied|cancel|privacy/

export function phoneAnswer({ code, errMsg = '' }: Told): PhoneAnswer {
  if (code) return { code }
  return saidNo.test(errMsg) ? 'declined' : 'unavailable'
}
