import type { Out } from '@contract/api'
import { type Published, publishedOdds, sharesOf } from '@server/areas/draw/draw'
import { audienceSentences } from '@server/areas/prize/prize'
import { type Campaign, findCampaign, versionsOf } from '@server/areas/programme/programme'
import { rateWords } from '@server/areas/wallet/wallet'
import { replyTime } from '@server/calendar'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { limitsOf } from './limits'
import { hoursOf } from './present'

type Shown = Out<'/tp5/api/Campaign/rule'>

const mostOdds = 20

/** By what rate prices and prizes are meant, wherever there are rules to read. */
const rateSection = {
  title: '积分和金币',
  lines: [`${rateWords}。`, '积分和金币只用来换东西，不能提现。'],
}

/** The rules in force, or those of a former version, and all that were published of its odds. */
export async function presentRule(
  { db, now }: Pick<Context, 'db' | 'now'>,
  inForce: Campaign,
  asked: string | undefined,
): Promise<Shown> {
  const { key } = inForce
  const versions = await versionsOf(db, key)
  const known = versions.find(
    ({ version }) => String(version) === (asked ?? String(inForce.version)),
  )
  if (asked !== undefined && !known) throw new Refusal('notFound', '没有这个版本的规则')
  const former = known && known.version !== inForce.version
  const campaign = former ? await findCampaign(db, { key, version: known.version }, now) : inForce
  const { definition, version } = campaign
  return {
    key,
    title: definition.title,
    version: String(version),
    in_force: former ? 0 : 1,
    published_at: known ? replyTime(known.publishedAt) : null,
    versions: versions.map((one) => ({
      version: String(one.version),
      why: one.why,
      published_at: replyTime(one.publishedAt),
    })),
    odds: await presentOdds(db, campaign),
    starts_at: replyTime(known?.startsAt ?? campaign.startsAt),
    ends_at: replyTime(known?.endsAt ?? campaign.endsAt),
    hours: hoursOf(campaign),
    partner: definition.partner?.name ?? '',
    audience: audienceSentences(campaign),
    limits: limitsOf(campaign),
    terms: [...definition.terms, rateSection],
  }
}

async function presentOdds(db: Db, { key, definition }: Campaign): Promise<Shown['odds']> {
  const names = new Map(definition.prizes.map((prize) => [prize.key, prize.name]))
  const nameOf = (lot: string) => names.get(lot) ?? '已撤下的奖品'
  const published = await publishedOdds(db, key, mostOdds)
  return published.map((odds) => ({
    version: String(odds.version),
    published_at: replyTime(odds.publishedAt),
    why: whyOf(odds, nameOf),
    shares: [...sharesOf(odds.chances)].map(([lot, share]) => ({ name: nameOf(lot), odds: share })),
  }))
}

/** What was changed, so that nobody has to compare the figures. */
function whyOf(
  { change: { gone, back }, chances, consolation, rules }: Published,
  nameOf: (lot: string) => string,
): string {
  const named = (lots: string[]) => lots.map((lot) => `“${nameOf(lot)}”`).join('、')
  const taken = chances.some(({ key, weight }) => key === consolation && weight > 0)
  const taker = taken ? `，概率归${named([consolation])}` : ''
  const sentences = [
    ...(gone.length > 0 ? [`${named(gone)}送完${taker}`] : []),
    ...(back.length > 0 ? [`${named(back)}又有了，概率还给它`] : []),
  ]
  return sentences.join('；') || `按第 ${rules} 版规则公布`
}
