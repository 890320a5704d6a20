const minute = 60
const day = 24 * 60 * minute

export const captchaRules = { digits: 4, lastsSeconds: 5 * minute, attempts: 3 }

/** A script solves a sum at once, so what a sum may send is counted by the day, wherever it comes from. */
export const sumRules = { largest: 9, perDay: { phone: 5, device: 5, network: 10 } }

export const smsRules = {
  lastsSeconds: 5 * minute,
  resendSeconds: minute,
  attempts: 5,
  perDay: 10,
}

/** So many SMS a business day from one device, one network, and altogether. */
export const sendingRules = { device: 20, network: 60, all: 50_000 }

export const sessionRules = {
  lastsSeconds: 30 * day,
  /** A session in use is prolonged, but written at most this often. */
  prolongEverySeconds: day,
}

/** How long the answer of WeChat to one code is kept for binding a phone to it. */
export const wechatRules = { codeLastsSeconds: 10 * minute }

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
