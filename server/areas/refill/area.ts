import { refillCalls } from '@contract/refill'
import { defineArea } from '../area'
import { accountCase } from './account-case'
import { differenceCase } from './difference-case'
import { refillFaults } from './faults'
import { refillLeaving } from './leaving'
import { orderWaits } from './order-waits'
import { refillHandlers } from './refill.calls'
import { seedRefill } from './seed'
import { refillCounter } from './seller'
import { refillParcels } from './ship'
import { shipCase } from './ship-case'
import { tellTours } from './tell-tours'
import { supplyCommand } from './supply-command'
import { refillTelling } from './telling'
import { warningWaits } from './warning-waits'

export const refillArea = defineArea({
  name: 'refill',
  calls: refillCalls,
  handlers: refillHandlers,
  jobs: [tellTours],
  leaving: refillLeaving,
  telling: refillTelling,
  faults: refillFaults,
  commands: { supply: supplyCommand },
  desk: (ports) => ({
    refill: shipCase(ports),
    refillDifference: differenceCase(ports),
    refillAccount: accountCase,
  }),
  ships: refillParcels,
  sells: [refillCounter],
  waits: [warningWaits, orderWaits],
  seed: seedRefill,
})
