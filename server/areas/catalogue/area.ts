import { catalogueCalls } from '@contract/catalogue'
import { defineArea } from '../area'
import { goodsCommand } from './command'
import { catalogueHandlers } from './catalogue.calls'
import { shop } from './exchange/shop'
import { catalogueLeaving } from './leaving'
import { seedExchangeShop } from './seed'

export const catalogueArea = defineArea({
  name: 'catalogue',
  commands: { goods: goodsCommand },
  calls: catalogueCalls,
  handlers: catalogueHandlers,
  leaving: catalogueLeaving,
  sells: [shop],
  seed: seedExchangeShop,
})
