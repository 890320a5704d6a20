import type { Out } from '@contract/api'
import { type RefusalName, refusals } from '@contract/refusals'
import type { Platform } from '@server/call/platform'
import type { Refusal } from '@server/call/refusal'
import type { Campaign, Definition } from '@server/areas/programme/programme'
import { hasStep, stateOf, tellState } from '@server/areas/programme/programme'
import { mayBePaid } from '@server/areas/campaign-order/campaign-order'
import { type Entry, opensFirst, wordsFor, NotMeant } from '@server/areas/prize/prize'
import type { Mine } from '../mine'
import { opensNext } from '../reminders'
import type { ToReview } from './to-review'

type Action = Out<'/tp5/api/Campaign/detail'>['action']

interface Situation {
  campaign: Campaign
  /** Null for a visitor. */
  mine: Mine | null
  /** Another person's lamps, and whether I may light one. */
  friend: { entry: Entry; mayHelp: boolean } | null
  mayLight: boolean
  machineSn: string | undefined
  /** Something that I was sent, and have said nothing of. */
  toReview: ToReview | null
  /** I asked to be told when it begins. */
  reminded: boolean
  platform: Platform
  now: Date
}

type Deciding = (situation: Situation) => Action | null

/** What keeps a person for now, and the page has a button of its own for. */
const ownSteps: readonly RefusalName[] = [
  'entryNeeded',
  'lampsShort',
  'outsideFirst',
  'outsideUnconfirmed',
]

const to = (what: Action['do'], text: string, note = '', link = ''): Action => ({
  do: what,
  text,
  note,
  link,
})

/** What begins by itself can be waited for. */
function waiting(signedIn: boolean, reminded: boolean, note: string): Action {
  if (!signedIn) return to('login', '登录后提醒我', note)
  return reminded ? to('forget', '已记下，到时提醒您', note) : to('remind', '开始时提醒我', note)
}

const receiptOf = (mine: Mine | null, note: string) => {
  const [newest] = mine?.receipts ?? []
  return newest
    ? to('receipt', '查看领到的', note, `${newest.facts.success}?receipt_id=${newest.receiptId}`)
    : null
}

/** Said while there is nothing else to receive: what is owed keeps nobody from the next. */
const reviewOf = ({ toReview, campaign, mine, now }: Situation) => {
  if (!toReview || (stateOf(campaign, now) === 'open' && !mine?.refusal)) return null
  const { name, orderSn } = toReview
  return to('link', '写写感受', `“${name}”用得怎么样，写给邻居看看`, `/review?order_sn=${orderSn}`)
}

/** Where somebody who is not meant can come to be. */
const remedyOf = (refusal: Refusal) =>
  refusal instanceof NotMeant && refusal.remedy
    ? to('link', refusal.remedy.text, refusal.message, refusal.remedy.link)
    : null

/** What is to be done next, asked in this order; the first that applies is the page's button. */
const decisions: Deciding[] = [
  ({ mine }) => {
    const waiting = mine?.receipts.find(({ state }) => state === 'waiting')
    return waiting
      ? to('address', '填写收货地址', `“${waiting.facts.name}”等您填好地址就寄出`)
      : null
  },
  ({ campaign, mine, platform }) => {
    if (mine?.order && !mayBePaid(campaign, mine.order, platform) && mine.order.state === 'unpaid')
      return to('none', '暂不可用', refusals.notOnIos.message)
    if (mine?.order?.state === 'paid') return to('open', '打开盒子', '您有一个盒子还没有打开')
    return mine?.order ? to('pay', '去付款', '您有一个订单等待付款') : null
  },
  reviewOf,
  ({ campaign, mine, reminded, now }) => {
    const state = stateOf(campaign, now)
    if (state === 'open') return null
    const { state_text, state_note } = tellState(campaign, state)
    const over = (state === 'ended' || state === 'soldOut') && needsPerson(campaign)
    return (
      receiptOf(mine, state_note) ??
      (over
        ? to('link', '看看别的活动', state_note, '/subjectPage')
        : opensNext(campaign, now)
          ? waiting(mine !== null, reminded, state_note)
          : to('none', state_text, state_note))
    )
  },
  ({ campaign, mine, friend }) => {
    if (mine) return null
    if (friend) return to('login', wordsFor(campaign.definition).helpAfterLogin)
    return needsPerson(campaign) ? to('login', '登录后参加') : null
  },
  ({ campaign, friend }) =>
    friend?.mayHelp ? to('help', wordsFor(campaign.definition).help) : null,
  ({ mine, machineSn }) => {
    if (machineSn !== undefined || mine?.refusal?.refusal !== 'machineNeeded') return null
    return to('scan', '扫描机器二维码', '走到机器旁，扫描机身上的二维码参加')
  },
  ({ mine, machineSn }) =>
    machineSn !== undefined && mine?.refusal?.refusal === 'machineFar'
      ? to('stand', '我在机器旁边', mine.refusal.message)
      : null,
  ({ mine, campaign: { definition } }) => {
    const received = mine?.refusal?.refusal === 'prizeReceived'
    return received && !mine.opened && !opensFirst(definition) ? setOut(definition) : null
  },
  ({ mine }) => {
    const refusal = mine?.refusal
    if (!refusal || ownSteps.includes(refusal.refusal)) return null
    return (
      receiptOf(mine, refusal.message) ??
      remedyOf(refusal) ??
      to('none', '暂时不能领取', refusal.message)
    )
  },
  ({ mine, campaign: { definition } }) => {
    if (!mine || mine.running || !definition.card) return null
    return to('pay', definition.words.pay ?? '立即开通')
  },
  ({ mine, campaign: { definition } }) => {
    const joins = hasStep(definition, 'join') || definition.lamps !== undefined
    return mine && joins && !mine.entry ? to('join', '参加活动') : null
  },
  ({ mine, campaign: { definition } }) =>
    mine?.refusal?.refusal === 'outsideFirst' ? setOut(definition) : null,
  ({ mine }) =>
    mine?.refusal?.refusal === 'outsideUnconfirmed'
      ? to('none', '等对方确认', mine.refusal.message)
      : null,
  ({ campaign, mine, mayLight }) => {
    if (!campaign.definition.lamps || !mine) return null
    const words = wordsFor(campaign.definition)
    const within = campaign.prizes.some(
      ({ key, lamps = 0 }) => lamps <= mine.lit && !mine.received.has(key),
    )
    if (within) return null
    if (mayLight) return to('light', words.light)
    const all = campaign.prizes.every(({ key }) => mine.received.has(key))
    return all
      ? (receiptOf(mine, '奖品都领完了') ?? null)
      : to('share', words.share, words.shareNote)
  },
  ({ campaign, mine }) => {
    const { prizes, definition } = campaign
    const each = prizes.length > 0 && prizes.every(({ limits }) => limits.length > 0)
    return each && mine && prizes.every(({ key }) => mine.received.has(key)) && !definition.lamps
      ? receiptOf(mine, '您都领过了')
      : null
  },
  ({ campaign: { definition, prizes } }) => {
    if (hasStep(definition, 'pay') && !definition.card) {
      return to('pay', definition.words.pay ?? '去付款')
    }
    if (prizes.length === 0) {
      return definition.next ? to('link', definition.next.text, '', definition.next.link) : null
    }
    const chooses =
      definition.pick === 'choose' && prizes.length > 1 && !hasStep(definition, 'redeem')
    return to(chooses ? 'choose' : 'receive', definition.words.receive ?? '立即领取')
  },
]

const setOut = ({ outside }: Definition) =>
  outside ? to('outside', outside.text, outside.note) : null

const needsPerson = ({ prizes }: Campaign) => prizes.length > 0

export function decide(situation: Situation): Action {
  for (const decision of decisions) {
    const action = decision(situation)
    if (action) return action
  }
  return to('none', '')
}
