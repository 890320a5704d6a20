import { catalogueCalls } from '@contract/catalogue'
import { sweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { goodsCommand } from './command'
import { catalogueHandlers } from './catalogue.calls'
import { shop } from './exchange/shop'
import { goodsCard } from './goods/goods-card'
import { goodsLandings } from './goods/goods-landings'
import { codedGoods } from './goods/coded-goods'
import { restocked } from './goods/restocked'
import { catalogueLeaving } from './leaving'
import { seedExchangeShop } from './seed'
import { catalogueTelling } from './telling'

export const catalogueArea = defineArea({
  name: 'catalogue',
  commands: { goods: goodsCommand },
  calls: catalogueCalls,
  handlers: catalogueHandlers,
  jobs: [sweepJob(restocked)],
  leaving: catalogueLeaving,
  telling: catalogueTelling,
  sells: [shop],
  cards: { goods: goodsCard },
  landings: goodsLandings,
  seed: seedExchangeShop,
  coded: { goods: codedGoods },
})
