const minute = 60
const day = 24 * 60 * minute

export const captchaRules = { digits: 4, longDigits: 6, lastsSeconds: 5 * minute, attempts: 3 }

/**
 * What is known of who asks for a message to a phone: nothing, and the phone has no account; that
 * it has one; that somebody has signed in to it from this network; that it was from this device, or
 * that it is their own.
 */
export type Standing = 'newcomer' | 'account' | 'near' | 'known'

/**
 * How full a count of the day may be for a message to go out still. What strangers may not fill is
 * left for those who are known: nobody is kept out by them.
 */
export type Ceiling = Readonly<Record<Standing, number>>

/** With or without an account makes no difference here: a refusal would tell which phones have one. */
const ceiling = (strangers: number, near: number, known: number): Ceiling => ({
  newcomer: strangers,
  account: strangers,
  near,
  known,
})

/** A script solves a sum at once, so what a sum may send is counted by the day, wherever it comes from. */
export const sumRules = {
  largest: 9,
  device: 5,
  phone: ceiling(5, 5, 10),
  network: ceiling(10, 10, 20),
}

export const smsRules = {
  lastsSeconds: 5 * minute,
  resendSeconds: minute,
  attempts: 5,
  /** For all together who do not say by what device they asked. */
  sharedAttempts: 3,
  /** One that could not be sent holds a sealed phone, and is kept so long to find out why. */
  failedLastsSeconds: day,
}

/** So many SMS a business day. */
export const sendingRules = {
  phone: ceiling(10, 15, 20),
  phoneFromNetwork: ceiling(5, 5, 20),
  phoneFromDevice: ceiling(5, 5, 10),
  device: 20,
  network: ceiling(150, 200, 200),
  /** Beyond so many from a network a picture has to be a long one. */
  calmNetwork: 60,
  all: { newcomer: 30_000, account: 40_000, near: 50_000, known: 50_000 } satisfies Ceiling,
  /** When so many have gone out somebody of the house is told. */
  alarmAt: 25_000,
}

/** How long a device or a network stays known to the account that signed in there. */
export const knownRules = { lastsSeconds: 180 * day }

export const sessionRules = {
  lastsSeconds: 30 * day,
  /** However much it is used. */
  longestSeconds: 180 * day,
  /** A session in use is prolonged, but written at most this often. */
  prolongEverySeconds: day,
  /** So long people of the house go without proving again that they hold their phone. */
  proofLastsSeconds: 12 * 60 * minute,
}

/** How long the answer of WeChat to one code is kept for binding a phone to it. */
export const wechatRules = { codeLastsSeconds: 10 * minute }

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
