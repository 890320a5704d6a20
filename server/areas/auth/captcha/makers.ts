import { randomInt } from 'node:crypto'
import type { Out } from '@contract/api'
import { captchaRules } from '../rules'
import { drawCaptcha } from './draw'
import { makeSum } from './sum'

export type CaptchaKind = Out<'/tp5/api/Codevalidates/captcha'>['kind']

/** What a person is asked, and what they have to answer. */
interface Puzzle {
  answer: string
  /** A data URI; empty where there is nothing to see. */
  image: string
  /** In words; empty where there is nothing to read out. */
  question: string
}

export interface CaptchaMaker {
  make(): Promise<Puzzle>
}

const pictureOf = (digits: number): CaptchaMaker => ({
  async make() {
    const answer = String(randomInt(10 ** digits)).padStart(digits, '0')
    return { answer, image: await drawCaptcha(answer), question: '' }
  },
})

export const makers: Record<CaptchaKind, CaptchaMaker> = {
  picture: pictureOf(captchaRules.digits),
  long: pictureOf(captchaRules.longDigits),
  sum: { make: async () => ({ ...makeSum(), image: '' }) },
}
