import { holdsKind } from '@server/areas/holding/holding'
import { identityOf } from '@server/areas/identity/identity'
import { accountOf } from '@server/areas/auth/auth'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { isGuest } from '@server/areas/partner/partner'
import { isInvited } from '@server/areas/invite/invite'
import { confirmedVillageOf, villageOf } from '@server/areas/village/village'
import type { Campaign, Rule } from '@server/areas/programme/programme'

export interface Asking {
  db: Db
  userId: string
  /** Which it is received for. */
  phone: string
  now: Date
  /** The first digits of a bank card, where they were told. */
  card: string | undefined
  /** By which a list of guests has the phone; null: it will be told later. */
  guest: readonly string[] | null
}

/** A page where somebody can come to be meant. */
export interface Remedy {
  text: string
  link: string
}

/** Somebody is not meant, and perhaps can be. */
export class NotMeant extends Refusal {
  constructor(
    message: string | undefined,
    readonly remedy: Remedy | null,
    name: 'notMeant' | 'adultNeeded' = 'notMeant',
  ) {
    super(name, message)
  }
}

interface Meaning<R extends Rule> {
  /** Who may take part, in words. */
  sentence: (rule: R) => string
  fits: (rule: R, asking: Asking) => Promise<boolean> | boolean
  /** Why somebody has only to wait until they fit, or null. */
  waits?: (rule: R, asking: Asking) => Promise<NotMeant | null>
  /** Why not, and what to do. */
  refuse: (rule: R) => string
  remedy?: (rule: R) => Remedy
}

type Of<Name extends Rule['rule']> = Extract<Rule, { rule: Name }>

const meanings: { [Name in Rule['rule']]: Meaning<Of<Name>> } = {
  newcomer: {
    sentence: ({ days }) => `注册 ${days} 天以内的新邻居可以参加`,
    fits: async ({ days }, { db, userId, now }) => {
      const { since, returned } = await accountOf(db, userId)
      return !returned && now.getTime() - since.getTime() <= days * dayMs
    },
    refuse: ({ days }) => `这份礼只给注册 ${days} 天以内的新邻居，看看别的活动吧`,
  },
  village: {
    sentence: ({ villages: names }) => `${names.join('、')}的邻居可以参加`,
    fits: async ({ villages: names }, { db, userId }) => {
      const home = await confirmedVillageOf(db, userId)
      return home !== null && names.includes(home.name)
    },
    waits: async ({ villages: names }, { db, userId }) => {
      const home = await villageOf(db, userId)
      if (home?.state !== 'asked' || !names.includes(home.name)) return null
      const text = `您选了${home.name}，等村管家或平台确认您住在这里后就能参加，确认了会发消息告诉您`
      return new NotMeant(text, { text: '看确认好了没有', link: '/getLocation' })
    },
    refuse: ({ villages: names }) =>
      `这个活动只给${names.join('、')}的邻居，请先在“我的位置”里选好自己的村`,
    remedy: () => ({ text: '去选我的村', link: '/getLocation' }),
  },
  card: {
    sentence: ({ bank, digits }) => `持有${bank}卡的邻居可以参加，领取时填写卡号前 ${digits} 位`,
    fits: ({ prefixes, digits }, { card }) =>
      card === undefined ||
      (card.length === digits &&
        prefixes.some((prefix) => card.startsWith(prefix.slice(0, digits)))),
    refuse: ({ bank }) => `这张卡不在活动范围内，请换一张${bank}卡再试`,
  },
  carrier: {
    sentence: ({ name }) => `使用${name}号码的邻居可以参加`,
    fits: ({ prefixes }, { phone }) => prefixes.some((prefix) => phone.startsWith(prefix)),
    refuse: ({ name }) => `这个手机号不是${name}的号码，看看别的活动吧`,
  },
  holder: {
    sentence: ({ name }) => `持有${name}的邻居可以参加`,
    fits: ({ kind }, { db, userId, now }) => holdsKind(db, userId, kind, now),
    refuse: ({ name }) => `参加前需要先有${name}，可以到兑换商城看看`,
    remedy: ({ name, kind }) => ({ text: `去看${name}`, link: `/exchangeShop/kind/${kind}` }),
  },
  identity: {
    sentence: () => '完成实名认证的邻居可以参加',
    fits: async (_rule, { db, userId }) => (await identityOf(db, userId)) === 'approved',
    refuse: () => '参加前需要先完成实名认证，请到“我的”里认证',
    remedy: () => ({ text: '去实名认证', link: '/exchangeShop/authentication' }),
  },
  invited: {
    sentence: () => '由邻居邀请来的新邻居可以参加',
    fits: async (_rule, { db, userId }) => {
      return isInvited(db, userId)
    },
    refuse: () => '这份礼只给受邀请来的邻居，请从邻居的邀请打开',
  },
  listed: {
    sentence: ({ by }) => `手机号在${by}邀请名单里的邻居可以参加`,
    fits: (_rule, { db, guest }) => guest === null || isGuest(db, guest),
    refuse: ({ by }) => `这个手机号不在${by}的邀请名单里，请用收到邀请的手机号`,
  },
}

const meaningOf = (rule: Rule) => meanings[rule.rule] as Meaning<Rule>

/** Who is meant by such rules, in words. */
export const whoMay = (rules: readonly Rule[]): string[] =>
  rules.length === 0 ? ['登录后都可以参加'] : rules.map((rule) => meaningOf(rule).sentence(rule))

export const audienceSentences = ({ definition: { audience } }: Campaign): string[] =>
  whoMay(audience)

export const cardDigits = ({ definition: { audience } }: Campaign): number => {
  const rule = audience.find((one): one is Of<'card'> => one.rule === 'card')
  return rule?.digits ?? 0
}

/** The first of these rules that somebody does not meet, or null. */
export async function unmet(
  rules: readonly Rule[],
  asking: Asking,
  words: Campaign['definition']['words'] | Record<string, never> = {},
): Promise<Refusal | null> {
  for (const rule of rules) {
    const meaning = meaningOf(rule)
    if (await meaning.fits(rule, asking)) continue
    const waiting = await meaning.waits?.(rule, asking)
    if (waiting) return waiting
    const why = words[rule.rule] ?? meaning.refuse(rule)
    return new NotMeant(why, meaning.remedy?.(rule) ?? null)
  }
  return null
}

/** The first reason why this person is not meant, or null. */
export const notMeant = ({ definition: { audience, words } }: Campaign, asking: Asking) =>
  unmet(audience, asking, words)
