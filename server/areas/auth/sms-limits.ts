import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { enqueue } from '@server/jobs/enqueue'
import { type Asker, homeNetwork } from './asker'
import type { CaptchaKind } from './captcha/makers'
import { countedToday, countToday } from './daily-count'
import { hashPhone } from './identity'
import { sendingRules, type Standing } from './rules'

export const halfSent = 'auth: tell that half of the messages are sent'
const all = 'sms of all'

export interface Counted {
  phone: string
  asker: Asker
  standing: Standing
  /** What was solved for it; nothing where somebody is signed in. */
  solved: CaptchaKind | null
}

/** Counts an SMS that is about to be sent; one that is refused after all is not counted. */
export async function countSending(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  counted: Counted,
): Promise<void> {
  const phoneHash = hashPhone(context.config.dataKey, counted.phone)
  await countToday(context, toPhone(phoneHash, counted), '今天获取验证码的次数太多，请明天再试')
  const sent = await countToday(
    context,
    fromPlace(counted),
    '今天从这里获取验证码的次数太多，请明天再试，或打电话找客服',
  )
  askForMore(counted, sent)
  if (sent.get(all) === sendingRules.alarmAt) await enqueue(context.db, halfSent)
}

/** One asker alone fills less than strangers may together, and those less than there is. */
function toPhone(phoneHash: string, { asker, standing }: Counted) {
  const { phone, phoneFromNetwork, phoneFromDevice } = sendingRules
  const most = new Map([
    [`sms to ${phoneHash}`, phone[standing]],
    [`sms to ${phoneHash} from network ${homeNetwork(asker)}`, phoneFromNetwork[standing]],
  ])
  if (asker.device)
    most.set(`sms to ${phoneHash} from device ${asker.device}`, phoneFromDevice[standing])
  return most
}

const networkBucket = (hash: string) => `sms by network ${hash}`

function fromPlace({ asker, standing }: Counted) {
  const most = new Map<string, number>([[all, sendingRules.all[standing]]])
  for (const { hash, homes } of asker.networks)
    most.set(networkBucket(hash), sendingRules.network[standing] * homes)
  if (asker.device) most.set(`sms by device ${asker.device}`, sendingRules.device)
  return most
}

/** A crowded network is no reason to refuse: who is new there shows once more to be no machine. */
function askForMore({ asker, standing, solved }: Counted, sent: ReadonlyMap<string, number>) {
  if (solved !== 'picture' || standing === 'known') return
  if (isCrowded(asker, sent)) throw new Refusal('captchaAgain')
}

const isCrowded = ({ networks }: Asker, sent: ReadonlyMap<string, number>, more = 0) =>
  networks.some(
    ({ hash, homes }) =>
      (sent.get(networkBucket(hash)) ?? 0) + more > sendingRules.calmNetwork * homes,
  )

/** The captcha that will do for one more message from here. */
export async function fittingKind(
  context: Pick<Context, 'db' | 'now'>,
  asker: Asker,
  wanted: CaptchaKind,
): Promise<CaptchaKind> {
  if (wanted !== 'picture') return wanted
  const buckets = asker.networks.map(({ hash }) => networkBucket(hash))
  const sent = await countedToday(context, buckets)
  return isCrowded(asker, sent, 1) ? 'long' : 'picture'
}
