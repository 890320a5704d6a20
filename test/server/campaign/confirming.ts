import { secretOf, signed } from '@server/areas/partner/partner'
import type { Person } from '../harness/people'
import type { CampaignHouse } from './campaign-house'
import { partnerApp } from './campaigns'

interface Message {
  body: string
  headers: Record<string, string>
}

/** The partner of the tests: what it is told of somebody, and the messages that it sends. */
export async function openConfirming(fair: CampaignHouse) {
  const { house } = fair
  const { partner } = partnerApp
  // the first campaign makes its partner known
  await fair.campaign()
  const secret = (await secretOf(house.database.db, house.config.dataKey, partner))!
  const referenceIn = (url: string) => new URL(url).searchParams.get('linji_ref') ?? ''

  async function referenceOf(key: string, person: Person): Promise<string> {
    const { outside } = await fair.ask('/tp5/api/Campaign/detail', { key }, person)
    return referenceIn(outside!.ways.url)
  }
  const sign = (body: string, by = secret): Message => ({
    body,
    headers: signed({ partner, secret: by, body, now: fair.now() }),
  })
  const message = (reference: string, by = secret) => sign(JSON.stringify({ reference }), by)

  async function send({ body, headers }: Message): Promise<[number, string]> {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/tp5/api/Campaign/confirm',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    })
    return [reply.statusCode, reply.json<{ code: string }>().code]
  }

  return {
    referenceIn,
    referenceOf,
    message,
    signed: sign,
    send,
    async confirms(key: string, person: Person) {
      const [status] = await send(message(await referenceOf(key, person)))
      if (status !== 200) throw new Error(`The confirmation was not taken: ${status}`)
    },
  }
}

export type Confirming = Awaited<ReturnType<typeof openConfirming>>
