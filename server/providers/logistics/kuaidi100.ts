import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { LogisticsConfig } from '@server/config'
import { reach } from '../reach'
import { Declined } from '../declined'
import type { Guard } from '../guard'
import { carriers } from './carriers'
import type { LogisticsProvider, Parcel, Tracked } from './logistics'

type RealConfig = Extract<LogisticsConfig, { provider: 'kuaidi100' }>

/** Who asks for the same parcel more often is locked out there. */
const freshMs = 30 * 60 * 1000
/** A number that was typed wrong is as wrong a minute later, for everybody who looks. */
const declinedMs = 10 * 60 * 1000
const mostKept = 1_000

const found = z.object({
  state: z.coerce.string(),
  data: z.array(
    z.object({ ftime: z.string(), context: z.string(), areaName: z.string().nullish() }),
  ),
})
const refused = z.object({ returnCode: z.coerce.string(), message: z.string().default('') })

/** The number is right and nobody has scanned the parcel yet. */
const nothingYet = '500'

/** By the first digit of a state: 301 is a finer kind of 3. */
const stateTexts: Record<string, string> = {
  0: '运输中',
  1: '已揽收',
  2: '疑难件',
  3: '已签收',
  4: '已退签',
  5: '派送中',
  6: '退回中',
  7: '已转投',
  8: '清关中',
  14: '已拒签',
}
const textOf = (state: string) => stateTexts[state] ?? stateTexts[state[0] ?? ''] ?? '运输中'

/** 303, 304 and what else begins so are ways of handing over. */
const isSigned = (state: string) => state.startsWith('3')

/** They tell the time of Beijing without saying so. */
const momentOf = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`)

type Course = Omit<Tracked, 'carrier'>
interface Kept {
  until: number
  answer: Course | Declined
}
const kept = new Map<string, Kept>()

function keep(name: string, one: Kept) {
  if (kept.size >= mostKept) kept.clear()
  kept.set(name, one)
}

/** Asks Kuaidi100, which knows the parcels of all carriers. */
export const createKuaidi100 = (config: RealConfig, guard: Guard): LogisticsProvider => ({
  async track(parcel, now) {
    const carrier = carriers[parcel.carrier] ?? { name: parcel.carrier, phone: '' }
    const name = `${config.url} ${parcel.carrier} ${parcel.trackingNo}`
    const known = kept.get(name)
    if (known && now.getTime() < known.until) return told(carrier, known.answer)
    const answer = await guard((signal) => ask(config, parcel, signal)).catch(asAnswer)
    const lasts = answer instanceof Declined ? declinedMs : freshMs
    keep(name, { until: now.getTime() + lasts, answer })
    return told(carrier, answer)
  },
})

/** That they have nothing to say is an answer; that they could not be reached is none. */
function asAnswer(error: unknown): Declined {
  if (error instanceof Declined) return error
  throw error
}

function told(carrier: Tracked['carrier'], answer: Kept['answer']): Tracked {
  if (answer instanceof Declined) throw answer
  return { carrier, ...answer }
}

async function ask(
  { url, customer, key }: RealConfig,
  parcel: Parcel,
  signal: AbortSignal,
): Promise<Course> {
  const { carrier: com, trackingNo: num, phone } = parcel
  const param = JSON.stringify({ com, num, phone, resultv2: '4', show: '0', order: 'desc' })
  const sign = createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase()
  const response = await reach(`${url}/poll/query.do`, {
    method: 'POST',
    body: new URLSearchParams({ customer, sign, param }),
    signal,
  })
  const answer: unknown = await response.json()
  const { success, data } = found.safeParse(answer)
  if (success) {
    const course = data.data.map(({ ftime, context, areaName }) => ({
      at: momentOf(ftime),
      text: context,
      place: areaName ?? '',
    }))
    const signedAt = isSigned(data.state) ? (course[0]?.at ?? null) : null
    return { stateText: textOf(data.state), signedAt, course }
  }
  const { returnCode, message } = refused.parse(answer)
  if (returnCode === nothingYet) return { stateText: '待揽收', signedAt: null, course: [] }
  throw new Declined(`Kuaidi100 did not answer with a course: ${returnCode} ${message}`)
}
