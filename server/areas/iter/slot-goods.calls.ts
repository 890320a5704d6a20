import type { slotGoodsCalls } from '@contract/iter/slot-goods'
import { checkWords } from '@server/areas/content/content'
import { showSlot, showSlots } from '@server/areas/machine/machine'
import type { HandlersOf } from '@server/call/handler'
import { myMachine, noSlot } from './slots/my-slot'
import { saveGoods } from './slots/save-goods'

export const slotGoodsHandlers: HandlersOf<typeof slotGoodsCalls> = {
  '/tp5/api/FranchiseSlot/display': async (input, context) => {
    const { machineId } = await myMachine(context, input.machine_sn)
    const place = { machineId, slotNo: input.slot_no }
    if (!(await showSlot(context.db, place, input.shown === 1))) throw noSlot()
    return { shown: input.shown }
  },

  '/tp5/api/Slot/displayAllGoods': async (input, context) => {
    const { machineId } = await myMachine(context, input.machine_sn)
    return { changed: await showSlots(context.db, machineId, input.shown === 1) }
  },

  '/tp5/api/FranchiseSlot/saveGoods': {
    // customers read it on the machine's page
    before: ({ title }, context) => checkWords(context, title),
    async write(input, _judged, context) {
      const { db, user, now } = context
      const { machineId } = await myMachine(context, input.machine_sn)
      const place = { machineId, slotNo: input.slot_no }
      return { goods_id: await saveGoods(db, { place, input, userId: user.userId, now }) }
    },
  },
}
