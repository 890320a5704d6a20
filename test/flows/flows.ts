import { flows as account } from './account'
import { flows as adReward } from './ad-reward'
import { flows as address } from './address'
import { flows as advertiser } from './advertiser'
import { flows as afterSale } from './after-sale'
import { flows as agreement } from './agreement'
import { flows as auth } from './auth'
import { flows as campaign } from './campaign'
import { flows as catalogue } from './catalogue'
import { flows as customer } from './customer'
import { flows as distributor } from './distributor'
import { flows as earnings } from './earnings'
import { flows as exchange } from './exchange'
import { flows as exclusive } from './exclusive'
import { flows as fairness } from './fairness'
import { flows as freshness } from './freshness'
import { flows as health } from './health'
import { flows as holding } from './holding'
import { flows as identity } from './identity'
import { flows as invite } from './invite'
import { flows as invoice } from './invoice'
import { flows as location } from './location'
import { flows as lottery } from './lottery'
import { flows as machine } from './machine'
import { flows as maintenance } from './maintenance'
import { flows as merchant } from './merchant'
import { flows as message } from './message'
import { flows as order } from './order'
import { flows as payment } from './payment'
import { flows as review } from './review'
import { flows as steward } from './steward'
import { flows as street } from './street'
import { flows as task } from './task'
import { flows as seckill } from './seckill'
import { flows as signIn } from './sign-in'
import { flows as timeOut } from './timeOut'
import { flows as village } from './village'
import type { Driver } from './Driver'
import type { Flow } from './Flow'

const bySubject: Record<string, readonly Flow[]> = {
  account,
  'ad-reward': adReward,
  address,
  advertiser,
  'after-sale': afterSale,
  agreement,
  auth,
  campaign,
  catalogue,
  customer,
  distributor,
  earnings,
  exchange,
  exclusive,
  fairness,
  freshness,
  health,
  holding,
  identity,
  invite,
  invoice,
  location,
  lottery,
  machine,
  maintenance,
  merchant,
  message,
  order,
  payment,
  review,
  steward,
  street,
  seckill,
  task,
  'sign-in': signIn,
  timeOut,
  village,
}

/** A subject of the mini program beyond its first flow, which each change is asked there. */
const more = '-more'

/** FLOWS names some subjects; without it all are gone through. */
const asked =
  process.env.FLOWS?.split(' ') ??
  Object.keys(bySubject).flatMap((subject) => [subject, subject + more])

/** What a consumer does on a platform, from the outside, by the subject whose file tells it. */
export const consumerFlows = (platform: Driver['platform']) =>
  asked.map((subject) => {
    const isMore = subject.endsWith(more)
    const all = bySubject[isMore ? subject.slice(0, -more.length) : subject]
    if (!all?.length) throw new Error(`There is no flow of test/flows/${subject}.ts`)
    const flows = all.filter(({ only = platform }) => only === platform)
    const isLater = ({ only }: Flow, nth: number) => platform === 'weapp' && nth > 0 && !only
    return { subject, flows: flows.filter((flow, nth) => isLater(flow, nth) === isMore) }
  })
