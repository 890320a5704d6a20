import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Persistence } from '../catalogue/persistence'
import type { Person } from '../harness/people'
import { someNonce } from '../harness/request'
import type { newSlot } from './machines'

interface Where {
  machineSn: string
  slot: Awaited<ReturnType<typeof newSlot>>
  operator: Person
}

const units = 3
const load = '/tp5/api/Slot/load'

/** An operator who fills a slot, and whose phone says every step twice. */
export function createRestocking({ answerTo }: Persistence, { machineSn, slot, operator }: Where) {
  let loaded = 0
  return {
    loaded: () => loaded,
    async oneRound() {
      const step = {
        ...{ machine_sn: machineSn, slot_no: slot.slotNo, goods_id: slot.offlineGoodsId },
        ...{ work_id: randomUUID(), done_at: new Date().toISOString(), units },
      }
      const say = () => answerTo(load, step, { token: operator.token, nonce: someNonce() })
      const first = await say()
      assert.equal(first.error, 0, first.message)
      loaded += units
      const again = await say()
      assert.equal(again.error, 0, again.message)
      await sleep(50)
    },
  }
}
