import { afterSaleCalls } from '@contract/after-sale'
import { defineArea } from '../area'
import { afterSaleHandlers } from './after-sale.calls'
import { afterSaleCase } from './desk'
import { freightCase } from './freight-case'
import { afterSaleJobs } from './jobs'
import { afterSaleLeaving } from './leaving'
import { seedAfterSale } from './seed'
import { goodsParcels } from './ship-goods'
import { descriptionWords, messageWords } from './shown-words'
import { afterSaleTelling } from './telling'

export const afterSaleArea = defineArea({
  name: 'after-sale',
  calls: afterSaleCalls,
  handlers: afterSaleHandlers,
  jobs: afterSaleJobs,
  leaving: afterSaleLeaving,
  telling: afterSaleTelling,
  seed: seedAfterSale,
  desk: (ports) => ({ 'after-sale': afterSaleCase(ports), freight: freightCase(ports) }),
  ships: goodsParcels,
  words: { afterSale: descriptionWords, afterSaleMessage: messageWords },
})
