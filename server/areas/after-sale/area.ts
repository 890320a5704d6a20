import { afterSaleCalls } from '@contract/after-sale'
import { defineArea } from '../area'
import { afterSaleCase } from './desk'
import { deskAfterSaleHandlers } from './desk.calls'
import { freightCase } from './freight-case'
import { afterSaleJobs } from './jobs'
import { afterSaleLeaving } from './leaving'
import { ownAfterSaleHandlers } from './own.calls'
import { seedAfterSale } from './seed'
import { goodsParcels } from './ship-goods'
import { descriptionWords, messageWords } from './shown-words'
import { afterSaleTelling } from './telling'
import { afterSaleWaits } from './waits'

export const afterSaleArea = defineArea({
  name: 'after-sale',
  calls: afterSaleCalls,
  handlers: (ports) => ({ ...ownAfterSaleHandlers(ports), ...deskAfterSaleHandlers(ports) }),
  jobs: afterSaleJobs,
  leaving: afterSaleLeaving,
  telling: afterSaleTelling,
  waits: [afterSaleWaits],
  seed: seedAfterSale,
  desk: (ports) => ({ 'after-sale': afterSaleCase(ports), freight: freightCase(ports) }),
  ships: goodsParcels,
  words: { afterSale: descriptionWords, afterSaleMessage: messageWords },
})
