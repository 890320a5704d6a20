import { flows as account } from './account'
import { flows as address } from './address'
import { flows as afterSale } from './after-sale'
import { flows as agreement } from './agreement'
import { flows as auth } from './auth'
import { flows as campaign } from './campaign'
import { flows as catalogue } from './catalogue'
import { flows as exchange } from './exchange'
import { flows as freshness } from './freshness'
import { flows as holding } from './holding'
import { flows as identity } from './identity'
import { flows as machine } from './machine'
import { flows as order } from './order'
import { flows as payment } from './payment'
import { flows as timeOut } from './timeOut'
import { flows as village } from './village'
import type { Driver } from './Driver'
import type { Flow } from './Flow'

const bySubject: Record<string, readonly Flow[]> = {
  account,
  address,
  'after-sale': afterSale,
  agreement,
  auth,
  campaign,
  catalogue,
  exchange,
  freshness,
  holding,
  identity,
  machine,
  order,
  payment,
  timeOut,
  village,
}

/** FLOWS names some subjects; without it all are gone through. */
const asked = process.env.FLOWS?.split(' ') ?? Object.keys(bySubject)

/** What a consumer does on a platform, from the outside, by the subject whose file tells it. */
export const consumerFlows = (platform: Driver['platform']) =>
  asked.map((subject) => {
    const flows = bySubject[subject]
    if (!flows) throw new Error(`There is no test/flows/${subject}.ts among the flows`)
    return { subject, flows: flows.filter(({ only = platform }) => only === platform) }
  })
