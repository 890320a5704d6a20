import { eq } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import type { presenceCalls } from '@contract/machine/presence'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { distance } from '@server/distance'
import { openSecret } from '../device/secret'
import { iterMachines as machines } from '../tables'
import { type Measured, type Proof, reasonAgainst, secondsLeft } from './proofs'
import { isOnScreen } from './screen-code'
import { keepProof } from './standing'

type Told = Parsed<'/tp5/api/ExchangeShop/OfflineGoods/stand'>
type Machine = typeof machines.$inferSelect

export const presenceHandlers: HandlersOf<typeof presenceCalls> = {
  '/tp5/api/ExchangeShop/OfflineGoods/stand': async (told, context) => {
    const { db, user, now } = context
    const [machine] = await db
      .select()
      .from(machines)
      .where(eq(machines.machineSn, told.machine_sn))
    if (!machine) throw new Refusal('notFound', '没有找到这台机器，请核对编号')
    const { machineId } = machine
    const proof = proofIn(told, machine, context)
    const measured = proof === 'screen' ? null : measuredFrom(machine, told)
    const reason = reasonAgainst(proof, measured)
    if (reason) throw reason
    const metres = measured?.metres ?? null
    const proved = { userId: user.userId, machineId, proof, metres, now }
    const seconds = await keepProof(db, { ...proved, seconds: secondsLeft(proof, measured) })
    return { machine_id: machineId, seconds }
  },
}

/** Which proof was given: the one that says most. */
function proofIn({ code, sticker }: Told, machine: Machine, { config, now }: Context): Proof {
  if (code === undefined) return sticker ? 'sticker' : 'measured'
  const { machineId, deviceSecret } = machine
  const secret = deviceSecret && openSecret(config.dataKey, machineId, deviceSecret)
  if (secret && isOnScreen(secret, code, now)) return 'screen'
  throw new Refusal('presenceNeeded', '屏幕上的码已经换了，请再扫一次')
}

function measuredFrom(machine: Machine, told: Told): Measured | null {
  const { latitude, longitude, accuracy, age } = told
  if (machine.latitude === null || machine.longitude === null)
    throw new Refusal('presenceNeeded', '这台机器还没有登记位置，请先下单，拿取货码')
  if (latitude === undefined || longitude === undefined) return null
  if (accuracy === undefined || age === undefined) return null
  const here = { latitude: machine.latitude, longitude: machine.longitude }
  return { metres: distance(here, { latitude, longitude }), accuracy, age }
}
