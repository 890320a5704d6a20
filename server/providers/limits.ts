export interface Limits {
  /** As many are asked at a time; others wait, and are refused after so long. */
  atOnce: number
  waitMs: number
  /** An answer that takes longer is none. */
  answerMs: number
  /** After so many failures in a row nobody is asked for a while, then one to see. */
  failures: number
  restMs: number
  /** What people read who cannot be served. */
  words: string
}

export type Guarded = 'sms' | 'storage' | 'wechat' | 'payment' | 'logistics' | 'rewarded' | 'tongue'

/** How much of us each provider may take. */
export const limits: Record<Guarded, Limits> = {
  sms: {
    atOnce: 8,
    waitMs: 5_000,
    answerMs: 10_000,
    failures: 5,
    restMs: 10_000,
    words: '短信暂时发不出去，请稍后再试',
  },
  storage: {
    atOnce: 32,
    waitMs: 3_000,
    answerMs: 30_000,
    failures: 8,
    restMs: 5_000,
    words: '图片暂时存取不了，请稍后再试',
  },
  wechat: {
    atOnce: 128,
    waitMs: 2_000,
    answerMs: 8_000,
    failures: 10,
    restMs: 5_000,
    words: '微信暂时没有回应，请稍后再试',
  },
  payment: {
    atOnce: 64,
    waitMs: 3_000,
    answerMs: 8_000,
    failures: 8,
    restMs: 5_000,
    words: '微信支付暂时没有回应，请稍后再试',
  },
  logistics: {
    atOnce: 32,
    waitMs: 1_000,
    answerMs: 5_000,
    failures: 5,
    restMs: 15_000,
    words: '物流信息暂时查不到，请稍后再试',
  },
  rewarded: {
    atOnce: 4,
    waitMs: 2_000,
    answerMs: 5_000,
    failures: 3,
    restMs: 15_000,
    words: '广告平台暂时没有回应，请稍后再试',
  },
  tongue: {
    atOnce: 4,
    waitMs: 3_000,
    answerMs: 15_000,
    failures: 3,
    restMs: 30_000,
    words: '看照片的服务暂时没有回应，请稍后再试',
  },
}
