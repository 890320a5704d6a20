import type { agreeingCalls } from '@contract/business/agreeing'
import { machineOnDuty } from '@server/areas/duty/duty'
import { page, readCursor, whole, writeCursor } from '@server/call/cursor'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { agree } from './agree'
import { cancel } from './cancel'
import { myContract, myContracts } from './find'
import { offerContract } from './offer'
import { presentContract, presentParties, presentRows } from './present'
import { reasonTexts } from './states'
import { tellOthers } from './tell'
import { termsOf } from './terms'
import { restText, termsText } from './words'

const pageSize = 10
const listed = 'machine contracts'

type Mine = Pick<Context<'/tp5/api/MachineBusiness/detail'>, 'db' | 'user' | 'now'>

export const viewerOf = ({ db, user: { userId }, now }: Mine) => ({ db, userId, now })

const detailOf = async (context: Mine, contractId: number) => {
  const viewer = viewerOf(context)
  return presentContract(viewer, await myContract(viewer.db, { contractId, userId: viewer.userId }))
}

/** A machine that the caller runs; those of others are as if they were not there. */
async function myMachine({ db, user: { userId }, now }: Mine, machineSn: string) {
  const machine = await machineOnDuty(db, { machineSn }, { userId, role: 'operator', now })
  if (!machine) throw new Refusal('notFound', '没有找到您的这台机器，请核对机器编号')
  return machine
}

/** An offer is told with what it gives, its end with why. */
async function tell(context: Mine, contractId: number, moved: 'offered' | 'agreed' | 'ended') {
  const { db, userId, now: at } = viewerOf(context)
  const agreed = await myContract(db, { contractId, userId })
  const { reason } = agreed.contract
  const what = moved === 'ended' && reason ? reasonTexts[reason] : termsText(agreed)
  await tellOthers(db, agreed, { moved, what, by: userId, at })
}

export const agreeingHandlers: HandlersOf<typeof agreeingCalls> = {
  '/tp5/api/MachineBusiness/lists': async ({ cursor, state }, context) => {
    const viewer = viewerOf(context)
    const name = `${listed} ${state ?? ''}`
    const [before] = cursor ? readCursor(name, cursor, [whole]).map(Number) : [null]
    const { userId } = viewer
    const wanted = { userId, state, before: before ?? null, limit: pageSize + 1 }
    const { list, next } = page(await myContracts(viewer.db, wanted), pageSize, (last) =>
      writeCursor(name, [last.contract.contractId]),
    )
    return { list: await presentRows(viewer, list), next }
  },

  '/tp5/api/MachineBusiness/detail': ({ contract_id }, context) => detailOf(context, contract_id),

  '/tp5/api/MachineBusiness/terms': async (offer, context) => {
    const { machineId, name } = await myMachine(context, offer.machine_sn)
    const { db, now, config, user } = context
    const asking = { db, key: config.dataKey, machineId, operatorId: user.userId, now }
    const { earners, freeFrom, whyNot } = await termsOf(asking, offer)
    return {
      machine_name: name,
      parties: await presentParties(viewerOf(context), offer.kind, earners),
      rest_text: restText[offer.kind],
      free_from: freeFrom,
      why_not: whyNot,
    }
  },

  '/tp5/api/MachineBusiness/add': async (input, context) => {
    const { machineId } = await myMachine(context, input.machine_sn)
    const { db, now, config, user } = context
    const offering = { key: config.dataKey, machineId, operatorId: user.userId, now }
    const contractId = await offerContract(db, input, offering)
    await tell(context, contractId, 'offered')
    return detailOf(context, contractId)
  },

  '/tp5/api/MachineBusiness/agree': async ({ contract_id: contractId }, context) => {
    const { db, now: at, user } = context
    const by = user.userId
    await agree(db, await myContract(db, { contractId, userId: by }, 'locked'), { by, at })
    await tell(context, contractId, 'agreed')
    return detailOf(context, contractId)
  },

  '/tp5/api/MachineBusiness/cancel': async ({ contract_id: contractId, reason }, context) => {
    const { db, now: at, user } = context
    const by = user.userId
    const agreed = await myContract(db, { contractId, userId: by }, 'locked')
    await cancel(db, agreed, { by, reason, at })
    await tell(context, contractId, 'ended')
    return detailOf(context, contractId)
  },
}
