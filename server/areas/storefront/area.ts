import { storefrontCalls } from '@contract/storefront'
import { defineArea } from '../area'
import { shopChangeCase } from './change-desk'
import { changingHandlers } from './changing.calls'
import { storefrontCase } from './desk'
import { storefrontFaults } from './faults'
import { helperHandlers } from './helper.calls'
import { storefrontJobs } from './jobs'
import { joiningHandlers } from './joining.calls'
import { keepingHandlers } from './keeping.calls'
import { storefrontLandings } from './landings'
import { storefrontLeaving } from './leaving'
import { storefrontSeals } from './seals'
import { seedStorefronts } from './seed'
import { merchantCommand } from './merchants'
import { sellingHandlers } from './selling.calls'
import { settlingHandlers } from './settling.calls'
import { shopCommand } from './shops'
import { shownHandlers } from './shown.calls'
import { storefrontTelling } from './telling'

export const storefrontArea = defineArea({
  name: 'storefront',
  calls: storefrontCalls,
  handlers: {
    ...joiningHandlers,
    ...shownHandlers,
    ...keepingHandlers,
    ...changingHandlers,
    ...sellingHandlers,
    ...settlingHandlers,
    ...helperHandlers,
  },
  jobs: storefrontJobs,
  commands: { merchant: merchantCommand, shop: shopCommand },
  desk: { merchant: storefrontCase, shopChange: shopChangeCase },
  faults: storefrontFaults,
  landings: storefrontLandings,
  leaving: storefrontLeaving,
  seals: storefrontSeals,
  telling: storefrontTelling,
  seed: seedStorefronts,
})
