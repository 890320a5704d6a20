import { catalogueCalls } from '@contract/catalogue'
import { defineArea } from '../area'
import { catalogueHandlers } from './catalogue.calls'
import { catalogueJobs } from './jobs'
import { catalogueLeaving } from './leaving'
import { seedExchangeShop } from './seed'

export const catalogueArea = defineArea({
  name: 'catalogue',
  calls: catalogueCalls,
  handlers: catalogueHandlers,
  jobs: catalogueJobs,
  leaving: catalogueLeaving,
  seed: seedExchangeShop,
})
