import { adGiftCalls } from '@contract/ad-gift'
import { defineArea } from '../area'
import { adGiftHandlers } from './ad-gift.calls'
import { adWithGiftsCase } from './desk'
import { adGiftLeaving } from './leaving'
import { adGiftSeals } from './seals'
import { seedAdGifts } from './seed'
import { adGiftTelling } from './telling'

export const adGiftArea = defineArea({
  name: 'ad-gift',
  calls: adGiftCalls,
  handlers: adGiftHandlers,
  leaving: adGiftLeaving,
  seals: adGiftSeals,
  telling: adGiftTelling,
  desk: { ad: adWithGiftsCase },
  seed: seedAdGifts,
})
